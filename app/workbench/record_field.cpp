// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/record_field.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>

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

// What a person knows of the failing input is the first one of the record, which has none otherwise.

QString readDtype(const Record& record)
{
    return record.inputs.empty() ? QString() : QString::fromStdString(record.inputs.front().dtype);
}

QString readShape(const Record& record)
{
    QStringList sizes;
    if (!record.inputs.empty() && record.inputs.front().shape) {
        for (const std::int64_t size : *record.inputs.front().shape) {
            sizes << QString::number(size);
        }
    }
    return sizes.join(QStringLiteral(", "));
}

void changeInput(Record& record, const std::function<void(incident::Input&)>& change)
{
    if (record.inputs.empty()) {
        record.inputs.emplace_back();
    }
    change(record.inputs.front());
    if (record.inputs.front() == incident::Input()) {
        record.inputs.erase(record.inputs.begin());
    }
}

void writeDtype(Record& record, const QString& text)
{
    changeInput(record, [&](incident::Input& input) { input.dtype = text.trimmed().toStdString(); });
}

void writeShape(Record& record, const QString& text)
{
    std::vector<std::int64_t> shape;
    for (const QString& size : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        shape.push_back(size.trimmed().toLongLong());
    }
    changeInput(record, [&](incident::Input& input) {
        input.shape = shape.empty() ? std::nullopt : std::optional(std::move(shape));
    });
}

QString loggedDtype(const triage::Report& report)
{
    return report.context.dtypes.empty() ? QString() : QString::fromStdString(report.context.dtypes.front());
}

QString loggedShape(const triage::Report& report)
{
    return report.context.shapes.empty() ? QString() : QString::fromStdString(report.context.shapes.front());
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
    RecordField{"/inputs/0/dtype", "[A-Za-z0-9_.]{0,40}", readDtype, writeDtype, loggedDtype},
    RecordField{"/inputs/0/shape", "(\\d{1,12}(, ?\\d{1,12}){0,15})?", readShape, writeShape, loggedShape},
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
        RecordFieldText::tr("dtype of the failing input"),
        RecordFieldText::tr("Shape of the failing input (32, 128)"),
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
