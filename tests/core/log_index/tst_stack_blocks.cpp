// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/log/stack_blocks.h"
#include "tests/core/log_index/random_text.h"

#include <QtTest>

using namespace torchtriage::log;

using Kind = StackBlock::Kind;
Q_DECLARE_METATYPE(std::vector<StackBlock>)

namespace {

std::vector<StackBlock> blocksOf(const std::string& text, std::int64_t first = 1)
{
    const auto index = std::make_shared<LineIndex>(sourceOf(text));
    if (!index->extend())
        return {};
    StackBlocks stacks(index, RankReader{}, first);
    return stacks.extend() ? stacks.blocks() : std::vector<StackBlock>{};
}

} // namespace

class TestStackBlocks : public QObject {
    Q_OBJECT

private slots:
    void blocks_data();
    void blocks();
    void linesBeforeTheFailureAreNotLookedAt();
    void aGrowingLogIsLookedAtFurther();
};

void TestStackBlocks::blocks_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::vector<StackBlock>>("expected");
    using Blocks = std::vector<StackBlock>;
    QTest::newRow("no stack") << QByteArray("step 1\nstep 2\n  indented\n  too\n  and on\n") << Blocks{};
    QTest::newRow("python traceback")
        << QByteArray(
               "x\nTraceback (most recent call last):\n  File \"a.py\", line 1, in f\n    g()\n    ^^^\n"
               "  File \"a.py\", line 2, in g\n    h()\nValueError: no\n")
        << Blocks{{3, 7, Kind::PythonFrames, std::nullopt, true}};
    QTest::newRow("too short") << QByteArray("T:\n  File \"a.py\", line 1, in f\n    g()\nValueError: no\n")
                               << Blocks{};
    QTest::newRow("C++ frames with their head")
        << QByteArray("what(): no\nException raised from f at a.cpp:1:\nframe #0: a + 0x1\nframe #1: b + "
                      "0x2\n\nend\n")
        << Blocks{{2, 4, Kind::CppFrames, std::nullopt, true}};
    QTest::newRow("a dump of threads is one block")
        << QByteArray("Fatal Python error: Aborted\n\nThread 0x00007f (most recent call first):\n  File "
                      "\"a.py\", line 3 in f\n\n"
                      "Current thread 0x00007e (most recent call first):\n  File \"a.py\", line 4 in "
                      "g\n\nExtension modules: n\n")
        << Blocks{{3, 7, Kind::ThreadDump, std::nullopt, false}};
    QTest::newRow("another rank in between cuts it")
        << QByteArray("[rank1]: E:\n[rank1]: frame #0: a\n[rank1]: frame #1: b\n[rank1]: frame #2: "
                      "c\n[rank0]: step 7\n"
                      "[rank1]: frame #3: d\n[rank1]: frame #4: e\n[rank1]: frame #5: f\n[rank1]: done\n")
        << Blocks{{2, 4, Kind::CppFrames, 1, true}, {6, 8, Kind::CppFrames, 1, false}};
    QTest::newRow("colours and carriage returns")
        << QByteArray("E\r\n\x1b[31m  File \"a.py\", line 1, in f\x1b[0m\r\n    g()\r\n  File \"a.py\", line "
                      "2, in g\r\nV: x\r\n")
        << Blocks{{2, 4, Kind::PythonFrames, std::nullopt, true}};
    QTest::newRow("at the end of the log") << QByteArray("E\nframe #0: a\nframe #1: b\nframe #2: c\n")
                                           << Blocks{{2, 4, Kind::CppFrames, std::nullopt, true}};
}

void TestStackBlocks::blocks()
{
    QFETCH(QByteArray, text);
    QFETCH(std::vector<StackBlock>, expected);
    const auto found = blocksOf(text.toStdString());
    QStringList shown;
    for (const StackBlock& block : found)
        shown.append(QStringLiteral("%1-%2 kind %3 announced %4")
                         .arg(block.first)
                         .arg(block.last)
                         .arg(static_cast<int>(block.kind))
                         .arg(block.announced));
    QVERIFY2(found == expected, qPrintable(shown.join(QStringLiteral("; "))));
}

void TestStackBlocks::linesBeforeTheFailureAreNotLookedAt()
{
    const std::string stack = "E\nframe #0: a\nframe #1: b\nframe #2: c\nend\n";
    QCOMPARE(blocksOf(stack + stack, 6).size(), 1U);
    QCOMPARE(blocksOf(stack + stack, 0).size(), 0U);
}

void TestStackBlocks::aGrowingLogIsLookedAtFurther()
{
    class Growing final : public LineSource {
    public:
        std::string text;
        const std::string& name() const noexcept override { return m_name; }
        std::uint64_t size() const noexcept override { return text.size(); }
        torchtriage::io::Result<std::size_t> readAt(std::uint64_t offset,
                                                    std::span<char> buffer) const override
        {
            return text.copy(buffer.data(), buffer.size(), offset);
        }
        torchtriage::io::Result<SourceChange> refresh() override { return SourceChange::Grew; }

    private:
        std::string m_name = "growing";
    };
    const auto source = std::make_shared<Growing>();
    const auto index = std::make_shared<LineIndex>(source);
    StackBlocks stacks(index, RankReader{}, 1);
    const std::string stack = "E\nframe #0: a\nframe #1: b\nframe #2: c\n";
    for (std::size_t i = 1; i <= 3; ++i) {
        source->text += stack + "unfinished";
        QVERIFY(index->extend());
        QVERIFY(stacks.extend());
        QCOMPARE(stacks.size(), i);
        source->text += " line\n";
    }
}

QTEST_APPLESS_MAIN(TestStackBlocks)
#include "tst_stack_blocks.moc"
