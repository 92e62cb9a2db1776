// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTest>

#include <initializer_list>
#include <memory>

namespace torchtriage::testing {

using MakeTests = std::unique_ptr<QObject> (*)();

/// Runs the test classes of one program after each other. Returns the number of failed tests.
/// Options of Qt Test apply to each of them.
inline int runClasses(int argc, char** argv, std::initializer_list<MakeTests> classes)
{
    const QCoreApplication application(argc, argv);
    int failed = 0;
    for (const MakeTests make : classes)
        failed += QTest::qExec(make().get(), argc, argv);
    return failed;
}

/// "Loss.cu" from a std::string_view, for comparisons that print both sides.
inline QString shown(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace torchtriage::testing
