// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/junit_report.h"

#include <QByteArray>
#include <QXmlStreamWriter>

#include <algorithm>

namespace torchtriage::cli {

namespace {

using Result = JunitCase::Result;

/// Decoded, and without the control characters that no XML document may hold.
QString clean(const std::string& text)
{
    QString result = QString::fromStdString(text);
    for (QChar& c : result) {
        if ((c.unicode() < 0x20 && c != u'\t' && c != u'\n') || c.unicode() >= 0xfffe)
            c = QChar::ReplacementCharacter;
    }
    return result;
}

QString countOf(const JunitSuite& suite, Result result)
{
    return QString::number(std::ranges::count(suite.cases, result, &JunitCase::result));
}

void writeCase(QXmlStreamWriter& xml, const JunitSuite& suite, const JunitCase& each)
{
    xml.writeStartElement(QStringLiteral("testcase"));
    xml.writeAttribute(QStringLiteral("classname"), clean(suite.name));
    xml.writeAttribute(QStringLiteral("name"), clean(each.name));
    xml.writeAttribute(QStringLiteral("time"), QString::number(each.seconds, 'f', 3));
    if (each.result == Result::Skipped) {
        xml.writeEmptyElement(QStringLiteral("skipped"));
        xml.writeAttribute(QStringLiteral("message"), clean(each.message));
    } else if (each.result != Result::Passed) {
        xml.writeStartElement(each.result == Result::Failed ? QStringLiteral("failure")
                                                            : QStringLiteral("error"));
        xml.writeAttribute(QStringLiteral("message"), clean(each.message));
        xml.writeCharacters(clean(each.message));
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

} // namespace

std::string junitXml(const std::vector<JunitSuite>& suites)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("testsuites"));
    for (const JunitSuite& suite : suites) {
        xml.writeStartElement(QStringLiteral("testsuite"));
        xml.writeAttribute(QStringLiteral("name"), clean(suite.name));
        xml.writeAttribute(QStringLiteral("tests"), QString::number(suite.cases.size()));
        xml.writeAttribute(QStringLiteral("failures"), countOf(suite, Result::Failed));
        xml.writeAttribute(QStringLiteral("errors"), countOf(suite, Result::Error));
        xml.writeAttribute(QStringLiteral("skipped"), countOf(suite, Result::Skipped));
        for (const JunitCase& each : suite.cases)
            writeCase(xml, suite, each);
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndDocument();
    return bytes.toStdString();
}

} // namespace torchtriage::cli
