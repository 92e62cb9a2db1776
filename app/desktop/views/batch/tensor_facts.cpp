// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/views/batch/tensor_facts.h"

#include "app/workbench/batch_text.h"
#include "app/workbench/text_values.h"

#include <QCoreApplication>
#include <QLocale>

namespace torchtriage::desktop {

namespace {

struct TensorFacts {
    Q_DECLARE_TR_FUNCTIONS(TensorFacts)
};

QString countText(std::uint64_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

QString realText(const std::optional<double>& value)
{
    return value ? workbench::elementText(*value, batch::DType::Float64, 6) : QString();
}

bool holdsSpecials(batch::DType dtype)
{
    const batch::NumberClass number = batch::numberClassOf(dtype);
    return number == batch::NumberClass::Real || number == batch::NumberClass::Complex;
}

void addStatistics(QVector<Fact>& facts, const batch::Tensor& tensor, const batch::Summary& summary)
{
    facts << Fact{TensorFacts::tr("Min"), workbench::elementText(summary.min, tensor.dtype)}
          << Fact{TensorFacts::tr("Max"), workbench::elementText(summary.max, tensor.dtype)}
          << Fact{TensorFacts::tr("Mean"), realText(summary.mean)}
          << Fact{TensorFacts::tr("Std"), realText(summary.deviation)};
    if (!summary.distinct.empty())
        facts << Fact{TensorFacts::tr("Distinct"), countText(summary.distinct.size())};
    if (holdsSpecials(tensor.dtype))
        facts << Fact{QStringLiteral("NaN"), countText(summary.nan)}
              << Fact{QStringLiteral("Inf"), countText(summary.positiveInfinity + summary.negativeInfinity)};
    facts << Fact{TensorFacts::tr("Zeros"), countText(summary.zeros)};
}

QString quantizationText(const batch::Quantization& quantization)
{
    QString text = workbench::plainValue(quantization.scheme, 40);
    if (quantization.scale)
        text += QStringLiteral(" scale=%1")
                    .arg(workbench::elementText(*quantization.scale, batch::DType::Float64, 6));
    if (quantization.zeroPoint)
        text += QStringLiteral(" zero_point=%1").arg(*quantization.zeroPoint);
    return text;
}

} // namespace

QVector<Fact> tensorFacts(const workbench::BatchDocument& batch, batch::ValueId id,
                          const std::optional<batch::Summary>& summary)
{
    const batch::Tensor& tensor = batch.file.values.tensor(id);
    QVector<Fact> facts;
    if (summary)
        addStatistics(facts, tensor, *summary);
    if (const std::uint64_t bytes = workbench::viewBytes(tensor); bytes > 0)
        facts << Fact{TensorFacts::tr("Size"), workbench::sizeText(static_cast<double>(bytes))};
    facts << Fact{TensorFacts::tr("Device when saved"), workbench::plainValue(tensor.device, 40)}
          << Fact{TensorFacts::tr("Storage shared with"), workbench::sharingText(batch, id)};
    if (tensor.requiresGrad)
        facts << Fact{TensorFacts::tr("Requires grad"), TensorFacts::tr("yes")};
    if (!tensor.subclass.empty())
        facts << Fact{TensorFacts::tr("Class"), workbench::plainValue(tensor.subclass)};
    if (tensor.quantization)
        facts << Fact{TensorFacts::tr("Quantisation"), quantizationText(*tensor.quantization)};
    return facts;
}

QVector<Fact> valueFacts(const workbench::BatchDocument& batch, batch::ValueId id, const QString& key)
{
    const batch::ValueGraph& values = batch.file.values;
    const auto kind = toString(values.kind(id));
    QVector<Fact> facts = {
        {TensorFacts::tr("Key"), key},
        {TensorFacts::tr("Type"), QString::fromLatin1(kind.data(), static_cast<qsizetype>(kind.size()))}};
    if (values.kind(id) == batch::ValueKind::Opaque)
        facts << Fact{TensorFacts::tr("Byte offset"), countText(values.opaque(id).byteOffset)};
    if (values.childCount(id) > 0)
        facts << Fact{TensorFacts::tr("Values"), countText(values.childCount(id))};
    return facts;
}

QVector<Fact> fileFacts(const workbench::BatchDocument& batch)
{
    QVector<Fact> facts = {
        {TensorFacts::tr("Format"), workbench::formatText(batch.file.format)},
        {TensorFacts::tr("Size"), workbench::sizeText(static_cast<double>(batch.file.bytes()))},
        {TensorFacts::tr("Tensors"), countText(batch.tensors)}};
    for (const auto& [name, value] : batch.file.metadata) {
        if (facts.size() >= 12)
            break;
        facts << Fact{workbench::plainValue(name, 40), workbench::plainValue(value, 200)};
    }
    return facts;
}

} // namespace torchtriage::desktop
