// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/batch/npy_header.h"

#include <charconv>

namespace torchtriage::batch {

namespace {

// The little of Python's syntax that npy headers use. Each function takes what it reads from the front.
class Literal {
public:
    explicit Literal(std::string_view text) : m_text(text) {}

    bool take(char wanted)
    {
        blanks();
        if (m_text.empty() || m_text.front() != wanted)
            return false;
        m_text.remove_prefix(1);
        return true;
    }

    bool takeWord(std::string_view word)
    {
        blanks();
        if (!m_text.starts_with(word))
            return false;
        m_text.remove_prefix(word.size());
        return true;
    }

    std::optional<std::string> string()
    {
        blanks();
        if (m_text.empty() || (m_text.front() != '\'' && m_text.front() != '"'))
            return std::nullopt;
        const std::size_t end = m_text.find(m_text.front(), 1);
        if (end == m_text.npos)
            return std::nullopt;
        std::string value(m_text.substr(1, end - 1));
        m_text.remove_prefix(end + 1);
        return value;
    }

    std::optional<std::int64_t> integer()
    {
        blanks();
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), value);
        if (error != std::errc{} || value < 0)
            return std::nullopt;
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        // Python 2 wrote long integers with a letter.
        if (m_text.starts_with('L'))
            m_text.remove_prefix(1);
        return value;
    }

    // A list with everything in it, quotes respected, as its text.
    std::optional<std::string> list()
    {
        blanks();
        std::size_t open = 0;
        char quote = '\0';
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            const char c = m_text[i];
            if (quote != '\0') {
                quote = c == quote ? '\0' : quote;
            } else if (c == '\'' || c == '"') {
                quote = c;
            } else if (c == '[') {
                ++open;
            } else if (c == ']' && --open == 0) {
                std::string value(m_text.substr(0, i + 1));
                m_text.remove_prefix(i + 1);
                return value;
            }
        }
        return std::nullopt;
    }

    bool atList()
    {
        blanks();
        return m_text.starts_with('[');
    }

    bool atEnd()
    {
        blanks();
        return m_text.empty();
    }

private:
    void blanks()
    {
        const std::size_t start = m_text.find_first_not_of(" \t\r\n");
        m_text.remove_prefix(start == m_text.npos ? m_text.size() : start);
    }

    std::string_view m_text;
};

bool readDescr(Literal& literal, NpyHeader& header)
{
    header.record = literal.atList();
    auto text = header.record ? literal.list() : literal.string();
    if (!text)
        return false;
    header.descr = std::move(*text);
    return true;
}

bool readOrder(Literal& literal, NpyHeader& header)
{
    header.columnMajor = literal.takeWord("True");
    return header.columnMajor || literal.takeWord("False");
}

bool readShape(Literal& literal, NpyHeader& header, std::size_t maxRank)
{
    if (!literal.take('('))
        return false;
    while (!literal.take(')')) {
        const auto size = literal.integer();
        if (!size || header.shape.size() >= maxRank)
            return false;
        header.shape.push_back(*size);
        if (!literal.take(',')) {
            if (!literal.take(')'))
                return false;
            break;
        }
    }
    return true;
}

} // namespace

std::optional<NpyHeader> parseNpyHeader(std::string_view text, std::size_t maxRank)
{
    Literal literal(text);
    NpyHeader header;
    unsigned seen = 0;
    if (!literal.take('{'))
        return std::nullopt;
    while (!literal.take('}')) {
        const auto key = literal.string();
        if (!key || !literal.take(':'))
            return std::nullopt;
        const unsigned field = *key == "descr"           ? 1U
                               : *key == "fortran_order" ? 2U
                               : *key == "shape"         ? 4U
                                                         : 0U;
        const bool good = field == 1   ? readDescr(literal, header)
                          : field == 2 ? readOrder(literal, header)
                          : field == 4 ? readShape(literal, header, maxRank)
                                       : false;
        if (!good || (seen & field) != 0)
            return std::nullopt;
        seen |= field;
        if (!literal.take(',')) {
            if (!literal.take('}'))
                return std::nullopt;
            break;
        }
    }
    return seen == 7 && literal.atEnd() ? std::optional(std::move(header)) : std::nullopt;
}

} // namespace torchtriage::batch
