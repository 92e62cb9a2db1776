// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/batch_text.h"

#include "app/workbench/error_text.h"
#include "app/workbench/text_values.h"
#include "core/batch/tensor_source.h"
#include "core/batch/walk.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace torchtriage::workbench {

using batch::ValueKind;

namespace {

struct BatchText {
    Q_DECLARE_TR_FUNCTIONS(BatchText)
};

constexpr qsizetype longestText = 2000;
constexpr qsizetype longestName = 160;

int asCount(std::uint64_t count)
{
    return static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
}

template <class T>
QString shortest(T value)
{
    std::array<char, 40> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    return QString::fromLatin1(digits.data(), end - digits.data());
}

QString realText(double value, batch::DType dtype, int digits)
{
    if (!std::isfinite(value))
        return std::isnan(value) ? QStringLiteral("nan")
               : value > 0       ? QStringLiteral("inf")
                                 : QStringLiteral("-inf");
    if (digits > 0)
        return QString::number(value, 'g', digits);
    return dtype == batch::DType::Float64 || dtype == batch::DType::Complex128
               ? shortest(value)
               : shortest(static_cast<float>(value));
}

} // namespace

QString shapeText(const std::vector<std::int64_t>& numbers)
{
    QString text = QStringLiteral("[");
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0)
            text += QStringLiteral(", ");
        text += QString::number(numbers[i]);
    }
    return text + u']';
}

QString elementText(const batch::Number& number, batch::DType dtype, int digits)
{
    struct Visitor {
        batch::DType dtype;
        int digits;
        QString operator()(std::monostate) const { return {}; }
        QString operator()(bool value) const
        {
            return value ? QStringLiteral("True") : QStringLiteral("False");
        }
        QString operator()(std::int64_t value) const { return QString::number(value); }
        QString operator()(std::uint64_t value) const { return QString::number(value); }
        QString operator()(double value) const { return realText(value, dtype, digits); }
        QString operator()(const std::complex<double>& value) const
        {
            const QString imaginary = realText(value.imag(), dtype, digits);
            const bool sign = imaginary.startsWith(u'-');
            return realText(value.real(), dtype, digits) + (sign ? QString() : QStringLiteral("+")) +
                   imaginary + u'j';
        }
    };
    return std::visit(Visitor{dtype, digits}, number);
}

QString keyPartText(const batch::ValueGraph& values, const batch::Child& child)
{
    std::string part;
    batch::appendKey(part, values, child);
    return plainValue(part, longestName);
}

QString scalarText(const batch::ValueGraph& values, batch::ValueId id)
{
    switch (values.kind(id)) {
    case ValueKind::Bool:
        return elementText(values.boolean(id), batch::DType::Bool);
    case ValueKind::Int:
        return QString::number(values.integer(id));
    case ValueKind::Float:
        return shortest(values.real(id));
    case ValueKind::Complex:
        return elementText(values.complex(id), batch::DType::Complex128);
    case ValueKind::String:
    case ValueKind::Symbol:
    case ValueKind::BigInt:
        return plainValue(values.text(id), longestText);
    default:
        return {};
    }
}

QString formatText(batch::Format format)
{
    switch (format) {
    case batch::Format::TorchZip:
        return BatchText::tr("torch.save archive");
    case batch::Format::TorchScript:
        return BatchText::tr("TorchScript archive");
    case batch::Format::TorchLegacy:
        return BatchText::tr("torch.save file from before PyTorch 1.6");
    case batch::Format::TorchTar:
        return BatchText::tr("torch.save file of PyTorch 0.1");
    case batch::Format::Npy:
        return BatchText::tr("NumPy array");
    case batch::Format::Npz:
        return BatchText::tr("NumPy archive");
    case batch::Format::Pickle:
        return BatchText::tr("Pickle by itself");
    case batch::Format::Safetensors:
        break;
    }
    return QStringLiteral("safetensors");
}

QString safetyText(const BatchDocument& batch)
{
    switch (batch.file.format) {
    case batch::Format::Safetensors:
        return BatchText::tr("This format holds no code");
    case batch::Format::Npy:
    case batch::Format::Npz:
        return batch.file.values.globals().empty() ? BatchText::tr("This file holds no code")
                                                   : BatchText::tr("Read without running pickle code");
    case batch::Format::TorchScript:
        return BatchText::tr("Read without running its code");
    default:
        return BatchText::tr("Read without running pickle code");
    }
}

QString tensorCountText(std::uint64_t count)
{
    return BatchText::tr("%Ln tensor(s)", nullptr, asCount(count));
}

QString partCountText(std::uint64_t count)
{
    return BatchText::tr("%Ln value(s)", nullptr, asCount(count));
}

QString opaqueText(const batch::ValueGraph& values, batch::ValueId id)
{
    const batch::Object& object = values.opaque(id);
    const QString name = plainValue(values.opaqueName(id), longestName);
    if (!object.problem.empty())
        return fillPlaceholders(BatchText::tr("The object of class %1 could not be read: %2. The rest of the "
                                              "file is not affected."),
                                {name, plainValue(object.problem, 240)});
    if (name.isEmpty())
        return BatchText::tr("The file computes which function would build this object. TorchTriage does not "
                             "call it and shows the parts that the file stores.");
    return fillPlaceholders(
        BatchText::tr("An object of the class %1. TorchTriage does not import classes: it "
                      "shows the parts that the file stores."),
        {name});
}

QString batchErrorText(const io::Error& error)
{
    if (error.kind != io::ErrorKind::Unsupported)
        return errorText(error);
    return fillPlaceholders(
        BatchText::tr("“%1” is not a saved batch that TorchTriage reads: %2. Choose a file that torch.save, "
                      "safetensors or NumPy wrote."),
        {plainValue(error.path, 400), plainValue(error.detail, 240)});
}

QString unreadableText(const BatchDocument& batch, batch::ValueId id, bool inRow)
{
    const batch::ValueGraph& values = batch.file.values;
    const batch::Tensor& tensor = values.tensor(id);
    if (batch::sourceOf(batch.file, id, !inRow))
        return {};
    if (tensor.isMeta())
        return BatchText::tr("A meta tensor has a shape and a dtype, but no elements.");
    if (tensor.layout != batch::Layout::Strided)
        return fillPlaceholders(
            BatchText::tr("A tensor of layout %1 has no elements in rows and columns. Its "
                          "components stand below it in the tree."),
            {plainValue(toString(tensor.layout))});
    if (tensor.storage == batch::noId)
        return BatchText::tr("This tensor has no bytes of its own.");
    if (!values.storages()[tensor.storage].present)
        return BatchText::tr(
            "The file lacks the bytes of this tensor. Copy the file again once it is complete.");
    return fillPlaceholders(BatchText::tr("Elements of type %1 are not numbers."),
                            {plainValue(tensor.dtypeName, 60)});
}

QString sharingText(const BatchDocument& batch, batch::ValueId id)
{
    const batch::Tensor& tensor = batch.file.values.tensor(id);
    const auto sharers = batch.sharers.find(tensor.storage);
    if (tensor.storage == batch::noId || sharers == batch.sharers.end())
        return {};
    QStringList names;
    for (const KeyedTensor& other : sharers->second) {
        if (other.tensor != id && names.size() < 3)
            names << plainValue(other.key, 60);
    }
    const std::uint32_t all = batch.file.values.storages()[tensor.storage].tensors;
    const auto rest = static_cast<qsizetype>(all) - 1 - names.size();
    if (names.isEmpty())
        return {};
    const QString listed = names.join(QStringLiteral(", "));
    return rest <= 0 ? listed
                     : fillPlaceholders(BatchText::tr("%1 and %Ln more", nullptr, static_cast<int>(rest)),
                                        {listed});
}

} // namespace torchtriage::workbench
