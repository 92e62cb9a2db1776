// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/corpus/score.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace torchtriage::testing {

namespace {

const QString noFamily = QStringLiteral("none");

QString text(std::string_view value)
{
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

Label labelFrom(const QJsonObject& object)
{
    Label label;
    label.id = object[u"id"].toString();
    label.file = object[u"file"].toString(label.id + QStringLiteral(".log"));
    label.family = object[u"family"].toString();
    label.backend = object[u"backend"].toString();
    label.firstLine = object[u"first_line"].toInteger();
    label.errorLine = object[u"error_line"].toInteger();
    if (object[u"cell"].isDouble())
        label.cell = object[u"cell"].toInt();
    if (object[u"observation_point"].isBool())
        label.observationPoint = object[u"observation_point"].toBool();
    for (const auto& flag : object[u"flags"].toArray())
        label.flags.append(flag.toString());
    return label;
}

QString familyOf(const io::Result<triage::Report>& result)
{
    if (!result)
        return text(io::toString(result.error().kind));
    if (result->verdict == triage::Verdict::NoFailure)
        return noFamily;
    return result->family ? text(triage::toString(*result->family)) : QStringLiteral("unknown");
}

QString observationOf(std::optional<bool> value)
{
    return !value ? QStringLiteral("null") : *value ? QStringLiteral("true") : QStringLiteral("false");
}

bool isGpuFamily(const QString& family)
{
    static const std::array ofTheProcess = {triage::Family::PythonOther, triage::Family::ShapeDtype,
                                            triage::Family::Numeric,     triage::Family::HostMemory,
                                            triage::Family::HostCrash,   triage::Family::Startup};
    const auto known = triage::familyFromString(family.toStdString());
    return known && std::find(ofTheProcess.begin(), ofTheProcess.end(), *known) == ofTheProcess.end();
}

bool isInTriageTable(const QString& family)
{
    static const QStringList table = {QStringLiteral("device-assert"), QStringLiteral("out-of-memory"),
                                      QStringLiteral("kernel-unavailable"),
                                      QStringLiteral("device-mismatch")};
    return table.contains(family);
}

// Notes the difference between what a log is and what was read.
bool same(QStringList& differences, const char* what, const QString& wanted, const QString& got)
{
    if (wanted == got)
        return true;
    differences.append(QStringLiteral("%1: %2 wanted, %3 read").arg(QLatin1String(what), wanted, got));
    return false;
}

} // namespace

std::vector<Label> readLabels(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    std::vector<Label> labels;
    while (!file.atEnd()) {
        const auto line = file.readLine();
        const auto document = QJsonDocument::fromJson(line);
        if (!document.isObject())
            qFatal("%s line %zu is not a JSON object", qPrintable(path), labels.size() + 1);
        labels.push_back(labelFrom(document.object()));
    }
    return labels;
}

QStringList Score::add(const Label& label, const io::Result<triage::Report>& result)
{
    QStringList differences;
    const triage::Report nothing;
    const auto& report = result ? *result : nothing;
    const auto given = familyOf(result);
    const bool familyRight = same(differences, "family", label.family, given);
    (label.ambiguous() ? ambiguousFamily : family).add(familyRight);
    if (isInTriageTable(label.family) && !label.ambiguous())
        tableFamily.add(familyRight);
    if (label.family == QStringLiteral("python-other") && isGpuFamily(given))
        ++pythonCalledGpu;
    if (label.family == noFamily) {
        clean.add(familyRight);
        return differences;
    }
    if (label.ambiguous())
        return differences;

    if (label.firstLine > 0 && !label.rebuilt()) {
        const bool right = same(differences, "first line", QString::number(label.firstLine),
                                QString::number(report.firstLine));
        firstLine.add(right);
        if (isInTriageTable(label.family))
            tableFirstLine.add(right);
    }
    if (label.cell)
        firstLine.add(same(differences, "cell", QString::number(*label.cell),
                           report.cell ? QString::number(*report.cell) : noFamily));
    if (label.observationPoint)
        observation.add(same(differences, "observation point", observationOf(label.observationPoint),
                             observationOf(report.observation.observedOnly)));
    if (QStringList{QStringLiteral("cuda"), QStringLiteral("rocm"), QStringLiteral("cpu")}.contains(
            label.backend))
        backend.add(
            same(differences, "backend", label.backend,
                 report.context.backend ? text(triage::toString(*report.context.backend)) : noFamily));
    return differences;
}

QString Score::summary() const
{
    const auto share = [](const char* name, const Share& value) {
        return QStringLiteral("%1 %2/%3 (%4 %)")
            .arg(QLatin1String(name))
            .arg(value.right)
            .arg(value.all)
            .arg(value.percent(), 0, 'f', 1);
    };
    return QStringList{share("family", family),
                       share("first line", firstLine),
                       share("observation point", observation),
                       share("backend", backend),
                       share("clean", clean),
                       share("triage table family", tableFamily),
                       share("its first line", tableFirstLine),
                       share("ambiguous family", ambiguousFamily),
                       QStringLiteral("Python errors called GPU errors: %1").arg(pythonCalledGpu)}
        .join(QStringLiteral(", "));
}

} // namespace torchtriage::testing
