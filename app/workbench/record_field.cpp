// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/record_field.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace torchtriage::workbench {

namespace {

struct RecordFieldText {
    Q_DECLARE_TR_FUNCTIONS(RecordField)
};

using incident::Record;

template <auto Part, auto Member>
QString readText(const Record& record)
{
    return QString::fromStdString(record.*Part.*Member);
}

template <auto Part, auto Member>
void writeText(Record& record, const QString& text)
{
    record.*Part.*Member = text.trimmed().toStdString();
}

template <auto Member>
constexpr RecordField environmentField(const char* pointer, const char* pattern = "")
{
    return {pointer, pattern, readText<&Record::environment, Member>,
            writeText<&Record::environment, Member>};
}

QString readIteration(const Record& record)
{
    return record.progress.iteration ? QString::number(*record.progress.iteration) : QString();
}

void writeIteration(Record& record, const QString& text)
{
    bool good = false;
    const qint64 value = text.toLongLong(&good);
    record.progress.iteration = good ? std::optional<std::int64_t>(value) : std::nullopt;
}

QString readEpoch(const Record& record)
{
    return record.progress.epoch ? QString::number(*record.progress.epoch) : QString();
}

void writeEpoch(Record& record, const QString& text)
{
    bool good = false;
    const double value = text.toDouble(&good);
    record.progress.epoch = good ? std::optional(value) : std::nullopt;
}

using incident::Code;
using incident::Environment;
using incident::Progress;

constexpr std::array fields = {
    RecordField{"/progress/iteration", "\\d{0,18}", readIteration, writeIteration},
    RecordField{"/progress/epoch", "\\d{0,9}(\\.\\d{0,6})?", readEpoch, writeEpoch},
    RecordField{"/progress/last_step", "", readText<&Record::progress, &Progress::lastStep>,
                writeText<&Record::progress, &Progress::lastStep>},
    RecordField{"/code/revision", "", readText<&Record::code, &Code::revision>,
                writeText<&Record::code, &Code::revision>},
    environmentField<&Environment::python>("/environment/python"),
    environmentField<&Environment::torch>("/environment/torch"),
    environmentField<&Environment::backend>("/environment/backend", "(cuda|rocm|cpu|xpu|mps)?"),
    environmentField<&Environment::cuda>("/environment/cuda"),
    environmentField<&Environment::hip>("/environment/hip"),
    environmentField<&Environment::driver>("/environment/driver"),
};

} // namespace

std::span<const RecordField> recordFields()
{
    return fields;
}

QString recordFieldName(const RecordField& field)
{
    const std::array names = {
        RecordFieldText::tr("Iteration"),
        RecordFieldText::tr("Epoch"),
        RecordFieldText::tr("Last completed step"),
        RecordFieldText::tr("Code revision"),
        QStringLiteral("Python"),
        QStringLiteral("PyTorch"),
        RecordFieldText::tr("Backend (cuda, rocm, cpu, xpu or mps)"),
        QStringLiteral("CUDA"),
        QStringLiteral("HIP"),
        RecordFieldText::tr("Driver"),
    };
    static_assert(fields.size() == names.size());
    const auto found =
        std::ranges::find(fields, std::string_view(field.pointer),
                          [](const RecordField& each) { return std::string_view(each.pointer); });
    return found == fields.end() ? QString() : names.at(static_cast<std::size_t>(found - fields.begin()));
}

const RecordField* findRecordField(const QString& pointer)
{
    const std::string wanted = pointer.toStdString();
    const auto found = std::ranges::find(fields, std::string_view(wanted), [](const RecordField& each) {
        return std::string_view(each.pointer);
    });
    return found == fields.end() ? nullptr : &*found;
}

bool isByHand(const RecordField& field, const Record& record)
{
    return field.read(record).isEmpty() ||
           std::ranges::find(record.byHand, std::string_view(field.pointer)) != record.byHand.end();
}

void fillByHand(const RecordField& field, Record& record, const QString& text)
{
    field.write(record, text);
    std::erase(record.byHand, field.pointer);
    if (!field.read(record).isEmpty()) {
        record.byHand.emplace_back(field.pointer);
    }
}

} // namespace torchtriage::workbench
