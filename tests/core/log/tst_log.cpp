// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/helpers/test_classes.h"

using torchtriage::testing::MakeTests;

std::unique_ptr<QObject> makeAnsiTests();
std::unique_ptr<QObject> makeTimestampTests();
std::unique_ptr<QObject> makeFrameTests();
std::unique_ptr<QObject> makeFramingTests();
std::unique_ptr<QObject> makeSegmentTests();
std::unique_ptr<QObject> makeLiteralTests();
std::unique_ptr<QObject> makeDecompressTests();
std::unique_ptr<QObject> makeNotebookTests();
std::unique_ptr<QObject> makeOpenLogTests();

int main(int argc, char** argv)
{
    return torchtriage::testing::runClasses(argc, argv,
                                            {makeAnsiTests, makeTimestampTests, makeFrameTests,
                                             makeFramingTests, makeSegmentTests, makeLiteralTests,
                                             makeDecompressTests, makeNotebookTests, makeOpenLogTests});
}
