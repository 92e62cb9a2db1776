// SPDX-License-Identifier: GPL-3.0-or-later
// parseCommandLine(): a line in POSIX syntax becomes words, and the words a command.
#include "core/rerun/shell_text.h"

namespace torchtriage::rerun {

namespace {

constexpr std::size_t longestLine = std::size_t{1} << 16;

struct Word {
    std::string text;
    std::size_t bare = 0; ///< how many characters at its start stood outside quotes
};

/// Splits a line into words. The first thing that only a shell could carry out ends it.
class WordReader {
public:
    explicit WordReader(std::string_view line) : m_line(line) {}

    io::Result<std::vector<Word>> read()
    {
        while (m_at < m_line.size()) {
            const char c = m_line[m_at++];
            if (c == ' ' || c == '\t' || c == '\n')
                endWord();
            else if (c == '\'' || c == '"')
                readQuoted(c);
            else if (c == '\\')
                readEscape();
            else
                readBare(c);
            if (m_error)
                return io::fail(*m_error);
        }
        endWord();
        return std::move(m_words);
    }

private:
    Word& word()
    {
        if (!m_open) {
            m_words.emplace_back();
            m_open = true;
            m_quoted = false;
        }
        return m_words.back();
    }

    void endWord() { m_open = false; }

    void readBare(char c)
    {
        constexpr std::string_view shellOnly = "|&;<>()`$*?{}#";
        const bool homeSign = c == '~' && !m_open;
        const bool comment = c == '#' && m_open; // inside a word it is a character like others
        if (homeSign || (shellOnly.find(c) != std::string_view::npos && !comment)) {
            refuse(io::ErrorKind::Unsupported, std::string(1, c));
            return;
        }
        Word& current = word();
        current.text += c;
        if (!m_quoted)
            ++current.bare;
    }

    void readEscape()
    {
        if (m_at == m_line.size()) {
            refuse(io::ErrorKind::Malformed, "\\");
            return;
        }
        const char next = m_line[m_at++];
        if (next == '\n')
            return; // a continued line
        word().text += next;
        m_quoted = true;
    }

    void readQuoted(char mark)
    {
        Word& current = word();
        m_quoted = true;
        for (; m_at < m_line.size(); ++m_at) {
            const char c = m_line[m_at];
            if (c == mark) {
                ++m_at;
                return;
            }
            if (mark == '"' && c == '\\' && m_at + 1 < m_line.size() &&
                std::string_view("\"\\$`\n").find(m_line[m_at + 1]) != std::string_view::npos) {
                ++m_at;
                current.text += m_line[m_at];
            } else if (mark == '"' && (c == '$' || c == '`')) {
                refuse(io::ErrorKind::Unsupported, std::string(1, c));
                return;
            } else {
                current.text += c;
            }
        }
        refuse(io::ErrorKind::Malformed, std::string(1, mark));
    }

    void refuse(io::ErrorKind kind, std::string what)
    {
        m_error = io::Error{kind, {}, "character " + std::to_string(m_at), std::move(what)};
    }

    std::string_view m_line;
    std::size_t m_at = 0;
    bool m_open = false;
    bool m_quoted = false;
    std::vector<Word> m_words;
    std::optional<io::Error> m_error;
};

/// Whether a word is NAME=value with the name outside quotes.
std::optional<std::size_t> assignment(const Word& word)
{
    const std::size_t equals = word.text.find('=');
    const bool is = equals != std::string::npos && equals < word.bare &&
                    isVariableName(std::string_view(word.text).substr(0, equals));
    return is ? std::optional(equals) : std::nullopt;
}

} // namespace

io::Result<Command> parseCommandLine(std::string_view line)
{
    if (line.size() > longestLine)
        return io::fail(io::ErrorKind::TooLarge, {}, {}, std::to_string(line.size()) + " bytes");
    auto read = WordReader(line).read();
    if (!read)
        return io::fail(read.error());
    Command command;
    const std::vector<Word>& words = *read;
    std::size_t at = 0;
    bool env = false;
    for (; at < words.size(); ++at) {
        if (!env && words[at].text == "env" && at + 1 < words.size() &&
            (words[at + 1].text == "-u" || assignment(words[at + 1]))) {
            env = true;
            continue;
        }
        if (env && words[at].text == "-u" && at + 1 < words.size()) {
            setVariable(command, words[++at].text, std::nullopt);
            continue;
        }
        const auto equals = assignment(words[at]);
        if (!equals)
            break;
        setVariable(command, words[at].text.substr(0, *equals), words[at].text.substr(*equals + 1));
    }
    if (at == words.size() || words[at].text.empty())
        return io::fail(io::ErrorKind::Malformed, {}, {}, "no-program");
    command.program = words[at].text;
    for (++at; at < words.size(); ++at)
        command.arguments.push_back(words[at].text);
    if (const std::string_view problem = problemOf(command); !problem.empty())
        return io::fail(io::ErrorKind::Malformed, {}, {}, std::string(problem));
    return command;
}

} // namespace torchtriage::rerun
