// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/python_frame.h"
#include "tests/helpers/test_classes.h"

using namespace torchtriage;
using testing::shown;
using Found = std::optional<triage::StackFrame>;

namespace {

/// One of the forms in which a frame is printed.
struct Row {
    const char* text;
    const char* file;
    int line;
    const char* function;
};

Found standard(std::string_view text)
{
    const auto found = triage::findPythonFrame(text);
    return found ? Found(found->frame) : std::nullopt;
}

void compare(const Found& frame, const Row& row)
{
    QVERIFY(frame);
    QCOMPARE(shown(frame->file), QString::fromUtf8(row.file));
    QCOMPARE(frame->line, std::int64_t{row.line});
    QCOMPARE(shown(frame->function), QString::fromUtf8(row.function));
}

} // namespace

class TestPythonFrames : public QObject {
    Q_OBJECT

private slots:
    void cpython()
    {
        const Row rows[] = {
            {"  File \"/srv/job/train.py\", line 12, in main", "/srv/job/train.py", 12, "main"},
            {"  File \"<stdin>\", line 1, in <module>", "<stdin>", 1, "<module>"},
            {"  File \"C:\\job\\train.py\", line 3, in f", "C:\\job\\train.py", 3, "f"},
            {"  File \"/srv/my job/a.py\", line 3, in Net.forward.<locals>.inner", "/srv/my job/a.py", 3,
             "Net.forward.<locals>.inner"},
            {"  File \"/srv/job/train.py\", line 12", "/srv/job/train.py", 12, ""},
            {"  File \"/srv/job/train.py\", line 12 in main", "/srv/job/train.py", 12, "main"},
            {"xxFile \"a.py\", line 4, in f    return g()  File \"b.py\", line 5, in g", "a.py", 4, "f"},
        };
        for (const Row& row : rows)
            compare(standard(row.text), row);
        QVERIFY(triage::findPythonFrame(rows[5].text)->innermostFirst);
        QVERIFY(!triage::findPythonFrame(rows[0].text)->innermostFirst);
    }

    void ipython()
    {
        const Row rows[] = {
            {"File /opt/lib/python3.11/site-packages/torch/nn/modules/module.py:1511, in Module._call(self, "
             "*args)",
             "/opt/lib/python3.11/site-packages/torch/nn/modules/module.py", 1511, "Module._call"},
            {"Cell In[3], line 2", "Cell In[3]", 2, ""},
            {"Cell In [3], line 2", "Cell In [3]", 2, ""},
            {"Cell In[11], [line 13](vscode-notebook-cell:?execution_count=11&line=13)", "Cell In[11]", 13,
             ""},
            {"Cell In[4], line 7, in train(model)", "Cell In[4]", 7, "train"},
            {"Input In [3], in <cell line: 2>()", "Input In [3]", 0, "<cell line: 2>"},
            {"<ipython-input-3-ab12cd34ef56> in <module>()", "<ipython-input-3-ab12cd34ef56>", 0, "<module>"},
            {"<ipython-input-3-ab12cd34ef56> in f(x)", "<ipython-input-3-ab12cd34ef56>", 0, "f"},
            {"~/job/model.py in forward(self, x)", "~/job/model.py", 0, "forward"},
        };
        for (const Row& row : rows)
            compare(triage::findNotebookFrame(row.text), row);
    }

    void rich()
    {
        compare(triage::findRichFrame("/srv/job/train.py:6 in <module>"),
                {"", "/srv/job/train.py", 6, "<module>"});
        compare(triage::findRichFrame("/srv/a/very/long/path/train.py:6 in"),
                {"", "/srv/a/very/long/path/train.py", 6, ""});
    }

    void markedSource()
    {
        const struct {
            const char* text;
            int line;
            const char* code;
        } rows[] = {
            {"----> 2 f()", 2, "f()"},
            {"--> 122     return g(x)", 122, "return g(x)"},
            {"---> [13](vscode-notebook-cell:?line=13) loss.item()", 13, "loss.item()"},
            {"\xE2\x9D\xB1  6 \xE2\x94\x82   inner(7)", 6, "inner(7)"},
            {"\xE2\x9D\xB1  3 def inner(x): return 1", 3, "def inner(x): return 1"},
        };
        for (const auto& row : rows) {
            const auto frame = triage::findMarkedSource(row.text);
            QVERIFY2(frame, row.text);
            QCOMPARE(frame->line, std::int64_t{row.line});
            QCOMPARE(shown(frame->code), QString(row.code));
        }
    }

    void noFrames_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "File", "File \"a.py\"", "File \"a.py\", line x, in f", "File \"\", line 1, in f",
              "File \"a.py, line 1, in f", "Cell In", "Input In", "Cell Into the wild", "saved in (x)",
              "a.py in", "File notes.txt:3", "File /srv/a.py:x, in f()", "--> ", "---->", "-- 3",
              "12:30 in the morning", "File \"a.py\", line 99999999999999999999999, in f"})
            QTest::newRow(*text != '\0' ? text : "nothing") << QString(text);
    }
    void noFrames()
    {
        QFETCH(QString, text);
        const std::string bytes = text.toStdString();
        QVERIFY(!triage::findPythonFrame(bytes));
        QVERIFY(!triage::findNotebookFrame(bytes));
        QVERIFY(!triage::findRichFrame(bytes));
        QVERIFY(!triage::findMarkedSource(bytes));
    }
};

std::unique_ptr<QObject> makePythonFrameTests()
{
    return std::make_unique<TestPythonFrames>();
}

#include "python_frames.moc"
