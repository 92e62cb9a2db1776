// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/triage/traceback_parser.h"
#include "tests/helpers/test_classes.h"

using namespace torchtriage;
using testing::shown;
using triage::ChainLink;
using triage::Traceback;
using triage::TracebackParser;

namespace {

/// "file:line function | code" for each frame, then "Type: message" and the line it stands on.
QStringList describe(const Traceback& traceback)
{
    QStringList lines;
    for (const auto& frame : traceback.frames)
        lines += QStringLiteral("%1:%2 %3 | %4")
                     .arg(shown(frame.file), QString::number(frame.line), shown(frame.function),
                          shown(frame.code));
    lines +=
        QStringLiteral("%1: %2 @%3")
            .arg(shown(traceback.exception), shown(traceback.message), QString::number(traceback.errorLine));
    return lines;
}

std::vector<Traceback> tracebacksOf(std::string_view text, TracebackParser& parser)
{
    std::vector<Traceback> all;
    std::int64_t number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (parser.feed(++number, text.substr(0, end)) == TracebackParser::Line::Closing)
            all.push_back(parser.take());
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return all;
}

struct Row {
    const char* name;
    const char* text;
    QList<QStringList> tracebacks;
};

const std::vector<Row>& rows()
{
    static const std::vector<Row> table = {
        {"CPython",
         "Traceback (most recent call last):\n  File \"a.py\", line 9, in <module>\n    main()\n  File "
         "\"a.py\", line "
         "5, in main\n    raise ValueError(\"bad\")\nValueError: bad\n",
         {{"a.py:9 <module> | main()", "a.py:5 main | raise ValueError(\"bad\")", "ValueError: bad @6"}}},
        {"carets of 3.11",
         "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    x = f(1)[2]\n        "
         "~~~~^^^\nIndexError: list index out of range\n",
         {{"a.py:1 <module> | x = f(1)[2]", "IndexError: list index out of range @5"}}},
        {"several source lines of 3.13",
         "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    loss = f(\n        "
         "x,\n    "
         "...<2 lines>...\n        y)\nRuntimeError: no\n",
         {{"a.py:1 <module> | loss = f(", "RuntimeError: no @7"}}},
        {"no source",
         "Traceback (most recent call last):\n  File \"<stdin>\", line 1, in <module>\n  File \"<string>\", "
         "line 2, in "
         "f\nZeroDivisionError: division by zero\n",
         {{"<stdin>:1 <module> | ", "<string>:2 f | ", "ZeroDivisionError: division by zero @4"}}},
        {"repeated lines",
         "Traceback (most recent call last):\n  File \"a.py\", line 3, in <module>\n    f()\n  File "
         "\"a.py\", line 2, in "
         "f\n    f()\n  [Previous line repeated 996 more times]\nRecursionError: maximum recursion depth "
         "exceeded\n",
         {{"a.py:3 <module> | f()", "a.py:2 f | f()",
           "RecursionError: maximum recursion depth exceeded @7"}}},
        {"no message",
         "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    assert "
         "x\nAssertionError\n",
         {{"a.py:1 <module> | assert x", "AssertionError:  @4"}}},
        {"dotted type",
         "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    "
         "f()\ntorch.cuda.OutOfMemoryError: CUDA out of memory.\n",
         {{"a.py:1 <module> | f()", "torch.cuda.OutOfMemoryError: CUDA out of memory. @4"}}},
        {"type of one's own",
         "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    "
         "f()\n__main__.Broken: it is\n",
         {{"a.py:1 <module> | f()", "__main__.Broken: it is @4"}}},
        {"type in small letters",
         "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\n    f()\nzlib.error: "
         "Error -3 while "
         "decompressing data\n",
         {{"a.py:1 <module> | f()", "zlib.error: Error -3 while decompressing data @4"}}},
        {"Windows paths",
         "Traceback (most recent call last):\n  File \"C:\\job\\a.py\", line 1, in <module>\n    "
         "f()\nOSError: "
         "[WinError 1455] The paging file is too small\n",
         {{"C:\\job\\a.py:1 <module> | f()", "OSError: [WinError 1455] The paging file is too small @4"}}},
        {"exception group",
         "  + Exception Group Traceback (most recent call last):\n  |   File \"a.py\", line 4, in <module>\n "
         " |     "
         "run()\n  | ExceptionGroup: workers failed (2 sub-exceptions)\n  +-+---------------- 1 "
         "----------------\n    | "
         "Traceback (most recent call last):\n    |   File \"a.py\", line 2, in f\n    |     x[5]\n    | "
         "IndexError: a\n  "
         "  +---------------- 2 ----------------\n    | Traceback (most recent call last):\n    |   File "
         "\"a.py\", line "
         "3, in g\n    |     y()\n    | ValueError: b\n    +------------------------------------\n",
         {{"a.py:4 <module> | run()", "ExceptionGroup: workers failed (2 sub-exceptions) @4"},
          {"a.py:2 f | x[5]", "IndexError: a @9"},
          {"a.py:3 g | y()", "ValueError: b @14"}}},
        {"IPython 8",
         "---------------------------------------------------------------------------\nIndexError            "
         "            "
         "        Traceback (most recent call last)\nCell In[3], line 2\n      1 x = [1]\n----> 2 "
         "f(x)\n\nFile "
         "/srv/job/m.py:7, in f(x)\n      5 def f(x):\n      6     # note\n----> 7     return "
         "x[3]\n\nIndexError: list "
         "index out of range\n",
         {{"Cell In[3]:2  | f(x)", "/srv/job/m.py:7 f | return x[3]",
           "IndexError: list index out of range @12"}}},
        {"IPython 7",
         "---------------------------------------------------------------------------\nRuntimeError          "
         "            "
         "        Traceback (most recent call last)\n<ipython-input-3-ab12cd34ef56> in <module>()\n      1 x "
         "= [1]\n----> 2 "
         "f(x)\n\n/srv/job/m.py in f(x)\n      6     # note\n----> 7     return x.cuda()\n\nRuntimeError: "
         "CUDA error\n",
         {{"<ipython-input-3-ab12cd34ef56>:2 <module> | f(x)", "/srv/job/m.py:7 f | return x.cuda()",
           "RuntimeError: CUDA error @11"}}},
        {"VS Code",
         "---------------------------------------------------------------------------\nValueError            "
         "            "
         "        Traceback (most recent call last)\nCell In[1], [line 2](vscode-notebook-cell:?line=2)\n    "
         "  "
         "[1](vscode-notebook-cell:?line=1) x = 1\n----> [2](vscode-notebook-cell:?line=2) "
         "f(x)\n\nValueError: bad\n",
         {{"Cell In[1]:2  | f(x)", "ValueError: bad @7"}}},
        {"Rich",
         "\xE2\x95\xAD\xE2\x94\x80 Traceback (most recent call last) \xE2\x94\x80\xE2\x95\xAE\n"
         "\xE2\x94\x82 /srv/job/a.py:6 in <module>                \xE2\x94\x82\n"
         "\xE2\x94\x82                                            \xE2\x94\x82\n"
         "\xE2\x94\x82    5 x = 1                                 \xE2\x94\x82\n"
         "\xE2\x94\x82 \xE2\x9D\xB1  6 inner(7)                               \xE2\x94\x82\n"
         "\xE2\x94\x82                                            \xE2\x94\x82\n"
         "\xE2\x94\x82 \xE2\x95\xAD\xE2\x94\x80 locals \xE2\x94\x80\xE2\x95\xAE                            "
         "\xE2\x94\x82\n"
         "\xE2\x94\x82 \xE2\x94\x82 x = 7    \xE2\x94\x82                            \xE2\x94\x82\n"
         "\xE2\x94\x82 \xE2\x95\xB0\xE2\x94\x80\xE2\x94\x80\xE2\x94\x80\xE2\x94\x80\xE2\x95\xAF              "
         "       \xE2\x94\x82\n"
         "\xE2\x95\xB0\xE2\x94\x80\xE2\x94\x80\xE2\x94\x80\xE2\x94\x80\xE2\x94\x80\xE2\x94\x80\xE2\x95\xAF\n"
         "IndexError: list index out of range\n",
         {{"/srv/job/a.py:6 <module> | inner(7)", "IndexError: list index out of range @11"}}},
        {"loguru",
         "Traceback (most recent call last):\n\n  File \"a.py\", line 4, in <module>\n    main()\n    "
         "\xE2\x94\x94 <function "
         "main at 0x7f>\n\n> File \"a.py\", line 2, in main\n    f(x)\n    \xE2\x94\x82 \xE2\x94\x94 3\n    "
         "\xE2\x94\x94 "
         "<function f>\n\nValueError: bad\n",
         {{"a.py:4 <module> | main()", "a.py:2 main | f(x)", "ValueError: bad @12"}}},
        {"lost indentation",
         "Traceback (most recent call last):\nFile \"a.py\", line 9, in <module>\nmain()\nFile \"a.py\", "
         "line 5, in "
         "main\nraise ValueError(\"bad\")\nValueError: bad\n",
         {{"a.py:9 <module> | main()", "a.py:5 main | raise ValueError(\"bad\")", "ValueError: bad @6"}}},
        {"glued frames",
         "Traceback (most recent call last):  File \"a.py\", line 9, in <module>    main()  File \"a.py\", "
         "line 5, in "
         "main    f()\nValueError: bad\n",
         {}},
        {"begins inside",
         "    main()\n  File \"a.py\", line 5, in main\n    f()\nValueError: bad\n",
         {{"a.py:5 main | f()", "ValueError: bad @4"}}},
        {"an ordinary line between",
         "Traceback (most recent call last):\n  File \"a.py\", line 9, in <module>\n    main()\nstep 12 of "
         "another "
         "process\n  File \"a.py\", line 5, in main\n    f()\nValueError: bad\n",
         {{"a.py:9 <module> | main()", "a.py:5 main | f()", "ValueError: bad @7"}}},
        {"a word with a colon is no exception",
         "Traceback (most recent call last):\n  File \"a.py\", line 9, in f\n    "
         "g()\nINFO: step 12\nValueError: bad\n",
         {{"a.py:9 f | g()", "ValueError: bad @5"}}},
        {"a header without frames",
         "Traceback (most recent call last):\nKeyboardInterrupt\n",
         {{"KeyboardInterrupt:  @2"}}},
        {"nothing", "loss: 0.4\nError: none\nEpoch: 3\n", {}},
    };
    return table;
}

} // namespace

class TestTracebacks : public QObject {
    Q_OBJECT

private slots:
    void forms_data()
    {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < rows().size(); ++i)
            QTest::newRow(rows()[i].name) << i;
    }
    void forms()
    {
        QFETCH(std::size_t, index);
        const Row& row = rows()[index];
        TracebackParser parser;
        QList<QStringList> found;
        for (const Traceback& traceback : tracebacksOf(row.text, parser))
            found += describe(traceback);
        if (QByteArray(row.name) == "glued frames") {
            // The header's own line holds the frames; the exception counts.
            QCOMPARE(found.size(), 1);
            QVERIFY(found[0].last().startsWith("ValueError: bad"));
            return;
        }
        QCOMPARE(found, row.tracebacks);
        QVERIFY(!parser.insideTraceback());
    }

    void links_data()
    {
        QTest::addColumn<QString>("between");
        QTest::addColumn<int>("link");
        QTest::newRow("implicit")
            << "\nDuring handling of the above exception, another exception occurred:\n\n"
            << int(ChainLink::DuringHandling);
        QTest::newRow("explicit")
            << "\nThe above exception was the direct cause of the following exception:\n\n"
            << int(ChainLink::DirectCause);
        QTest::newRow("nothing between") << "" << int(ChainLink::None);
    }
    void links()
    {
        QFETCH(QString, between);
        const std::string one =
            "Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n    g()\nValueError: a\n";
        TracebackParser parser;
        const auto all = tracebacksOf(one + between.toStdString() + one, parser);
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(int(all[0].link), int(ChainLink::None));
        QTEST(int(all[1].link), "link");
    }

    void wrappedTraceback()
    {
        TracebackParser parser;
        const auto all = tracebacksOf("Traceback (most recent call last):\n  File \"train.py\", line 3, in "
                                      "<module>\n    for x in loader:\n"
                                      "IndexError: Caught IndexError in DataLoader worker process 0.\n"
                                      "Original Traceback (most recent call last):\n  File \"data.py\", line "
                                      "8, in __getitem__\n    return a[i]\n"
                                      "IndexError: list index out of range\n",
                                      parser);
        QCOMPARE(all.size(), std::size_t{2});
        QCOMPARE(int(all[1].link), int(ChainLink::Wrapped));
        QCOMPARE(shown(all[1].frames.back().file), QString("data.py"));
    }

    void faulthandlerIsTurnedRound()
    {
        TracebackParser parser;
        tracebacksOf(
            "Current thread 0x00007f (most recent call first):\n  File \"b.py\", line 2 in inner\n  File "
            "\"a.py\", line 1 in <module>\n",
            parser);
        // It ends without an exception, so nothing is missing behind it.
        QVERIFY(!parser.insideTraceback());
        const Traceback dump = parser.take();
        QCOMPARE(dump.frames.size(), std::size_t{2});
        QCOMPARE(shown(dump.frames.back().function), QString("inner"));
    }

    void whatIsCutIsInside()
    {
        TracebackParser parser;
        QVERIFY(tracebacksOf("Traceback (most recent call last):\n  File \"a.py\", line 1, in f\n    g()\n",
                             parser)
                    .empty());
        QVERIFY(parser.insideTraceback());
        parser.interrupt();
        QVERIFY(!parser.insideTraceback());
        QVERIFY(tracebacksOf("loss: 1\nBroken: 3\n", parser).empty());
    }

    // Two ranks write line by line into one file without prefixes.
    void interleavedRanks()
    {
        TracebackParser parser;
        const auto all =
            tracebacksOf("Traceback (most recent call last):\nTraceback (most recent call last):\n  File "
                         "\"a.py\", line 1, in f\n  "
                         "File \"a.py\", line 1, in f\n    g()\n    g()\nValueError: bad\nValueError: bad\n",
                         parser);
        QVERIFY(!all.empty());
        QCOMPARE(shown(all[0].exception), QString("ValueError"));
        QCOMPARE(all[0].errorLine, std::int64_t{7});
    }

    void runawayRecursionIsBounded()
    {
        std::string text = "Traceback (most recent call last):\n";
        for (int i = 1; i <= 5000; ++i)
            text += "  File \"a.py\", line " + std::to_string(i) + ", in f\n    f()\n";
        text += "RecursionError: maximum recursion depth exceeded\n";
        TracebackParser parser;
        const auto all = tracebacksOf(text, parser);
        QCOMPARE(all.size(), std::size_t{1});
        QVERIFY(all[0].frames.size() <= 400);
        QCOMPARE(all[0].frames.front().line, std::int64_t{1});
        QCOMPARE(all[0].frames.back().line, std::int64_t{5000});
    }

    void longFaulthandlerDumpKeepsTheInnermost()
    {
        std::string text = "Current thread 0x00007f (most recent call first):\n";
        for (int i = 1; i <= 1000; ++i)
            text += "  File \"a.py\", line " + std::to_string(i) + " in f\n";
        TracebackParser parser;
        tracebacksOf(text, parser);
        const Traceback dump = parser.take();
        QVERIFY(dump.frames.size() <= 400);
        QCOMPARE(dump.frames.back().line, std::int64_t{1});
    }

    void names_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("length");
        const auto row = [](const char* text, int length) { QTest::newRow(text) << QString(text) << length; };
        row("ValueError: x", 10);
        row("ValueError", 10);
        row("ValueError:", 10);
        row("torch.cuda.OutOfMemoryError: x", 27);
        row("struct.error: unpack requires a buffer of 4 bytes", 12);
        row("KeyError : 'a'", 8);
        row("ERROR: x", 0);
        row("error: x", 0);
        row("ValueError x", 0);
        row("ValueError:x", 0);
        row("torch.: x", 0);
        row(": x", 0);
        row("some words: x", 0);
        row("12: x", 0);
    }
    void names()
    {
        QFETCH(QString, text);
        QTEST(static_cast<int>(triage::exceptionNameLength(text.toStdString())), "length");
    }

    void boxes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("inside");
        QTest::newRow("Rich") << QString::fromUtf8("│ a.py:3 in f   │") << "a.py:3 in f";
        QTest::newRow("group") << "  |   File \"a.py\""
                               << "  File \"a.py\"";
        QTest::newRow("head of a group") << "  + Exception Group Traceback"
                                         << "Exception Group Traceback";
        QTest::newRow("a table") << "| a | b |"
                                 << "| a | b |";
        QTest::newRow("plain") << "  a"
                               << "  a";
    }
    void boxes()
    {
        QFETCH(QString, text);
        const std::string bytes = text.toStdString();
        QTEST(
            QString::fromUtf8(triage::withoutBox(bytes).data(), qsizetype(triage::withoutBox(bytes).size())),
            "inside");
    }
};

std::unique_ptr<QObject> makeTracebackTests()
{
    return std::make_unique<TestTracebacks>();
}

#include "tracebacks.moc"
