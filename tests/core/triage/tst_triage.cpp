// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/helpers/test_classes.h"

std::unique_ptr<QObject> makeAssertionTests();
std::unique_ptr<QObject> makeMemoryTests();
std::unique_ptr<QObject> makeExitTests();
std::unique_ptr<QObject> makeJsonLineTests();
std::unique_ptr<QObject> makeProgressTests();
std::unique_ptr<QObject> makeTracebackTests();
std::unique_ptr<QObject> makePythonFrameTests();
std::unique_ptr<QObject> makeContextTests();
std::unique_ptr<QObject> makeSignatureFileTests();
std::unique_ptr<QObject> makeChainTests();
std::unique_ptr<QObject> makeObservationTests();
std::unique_ptr<QObject> makeReportTests();
std::unique_ptr<QObject> makeLongLogTests();

int main(int argc, char** argv)
{
    return torchtriage::testing::runClasses(
        argc, argv,
        {makeAssertionTests, makeMemoryTests, makeExitTests, makeJsonLineTests, makeProgressTests,
         makeTracebackTests, makePythonFrameTests, makeContextTests, makeSignatureFileTests, makeChainTests,
         makeObservationTests, makeReportTests, makeLongLogTests});
}
