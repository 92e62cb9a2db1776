// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of a request that speak of environment, data and runs.
#include "app/workbench/request_sections.h"
#include "app/workbench/request_text.h"
#include "app/workbench/text_values.h"
#include "app/workbench/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace torchtriage::workbench {

namespace {

using request::Block;
using request::Facts;
using request::Section;
using request::Sentence;

struct RequestText {
    Q_DECLARE_TR_FUNCTIONS(RequestText)
};

Section section(const char* id, const QString& heading)
{
    Section one;
    one.id = id;
    one.heading = heading.toStdString();
    return one;
}

Sentence words(const QString& text)
{
    return {{text.toStdString(), false}};
}

std::string joined(const std::vector<std::string>& list)
{
    std::string text;
    for (const std::string& one : list)
        text += (text.empty() ? "" : ", ") + one;
    return text;
}

std::string valueOf(const std::optional<std::string>& value)
{
    return value.value_or(std::string());
}

std::string valueOf(const std::optional<std::uint64_t>& value)
{
    return value ? std::to_string(*value) : std::string();
}

Block inputTable(const Facts& facts, bool statistics)
{
    Block table;
    table.kind = Block::Kind::Table;
    table.headers = {RequestText::tr("Tensor").toStdString(), "dtype", RequestText::tr("Shape").toStdString(),
                     RequestText::tr("Strides").toStdString(), RequestText::tr("Device").toStdString()};
    if (statistics) {
        for (const QString& header : {RequestText::tr("Minimum"), RequestText::tr("Maximum"),
                                      RequestText::tr("Mean"), QStringLiteral("NaN"), QStringLiteral("Inf")})
            table.headers.push_back(header.toStdString());
    }
    for (const request::TensorFact& tensor : facts.inputs) {
        std::vector<std::string> row = {tensor.key, tensor.dtype, tensor.shape, tensor.strides,
                                        tensor.device};
        if (statistics) {
            for (const std::string& cell :
                 {valueOf(tensor.least), valueOf(tensor.greatest), valueOf(tensor.mean), valueOf(tensor.nan),
                  valueOf(tensor.infinite)})
                row.push_back(cell);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

Section environmentSection(const Facts& facts)
{
    const triage::Context& context = facts.report.context;
    Block table;
    table.kind = Block::Kind::Table;
    table.rows.emplace_back();
    const auto add = [&](const QString& header, const std::string& value) {
        if (value.empty())
            return;
        table.headers.push_back(header.toStdString());
        table.rows.front().push_back(value);
    };
    add(QStringLiteral("PyTorch"), context.torch);
    add(QStringLiteral("Python"), context.python);
    if (context.backend)
        add(RequestText::tr("Backend"), backendName(*context.backend).toStdString());
    add(QStringLiteral("CUDA"), context.cuda);
    add(QStringLiteral("HIP"), context.hip);
    add(QStringLiteral("GPU"), joined(context.gpus));
    add(RequestText::tr("Driver"), context.driver);
    add(RequestText::tr("Revision"), context.revision);
    Section one = section("environment", RequestText::tr("Environment"));
    if (!table.headers.empty())
        one.blocks.push_back(std::move(table));
    if (context.backend && context.backendInferred)
        one.blocks.push_back(request::paragraph(words(RequestText::tr(
            "No line of the log names the backend; it follows from what kind of failure this is."))));
    std::vector<Sentence> contradictions;
    for (const triage::Reason& reason : facts.report.contradictions)
        contradictions.push_back(words(contradictionText(reason)));
    if (!contradictions.empty())
        one.blocks.push_back(request::list(std::move(contradictions)));
    return one;
}

Section extensionSection(const Facts& facts)
{
    Section one = section("extensions", RequestText::tr("Packages with compiled code of their own"));
    if (facts.extensions.empty())
        return one;
    // "name==1.2.3.4": four numbers by themselves are an address to whoever reads them, the proof included.
    std::vector<Sentence> points;
    for (const request::Extension& extension : facts.extensions)
        points.push_back({{extension.name + "==" + extension.version, true}});
    one.blocks.push_back(request::paragraph(words(RequestText::tr(
        "Each of them was built for certain versions of PyTorch and of CUDA or ROCm. The log does "
        "not show whether these fit."))));
    one.blocks.push_back(request::list(std::move(points)));
    return one;
}

Section inputSection(const Facts& facts)
{
    Section one = section("inputs", RequestText::tr("Inputs"));
    if (facts.inputs.empty())
        return one;
    const bool statistics = std::ranges::any_of(
        facts.inputs, [](const request::TensorFact& tensor) { return tensor.least || tensor.nan; });
    one.blocks.push_back(request::paragraph(quoting(RequestText::tr("Tensors of the saved batch %1."),
                                                    {QString::fromStdString(facts.batchName)})));
    one.blocks.push_back(inputTable(facts, statistics));
    if (facts.moreInputs > 0)
        one.blocks.push_back(request::paragraph(words(
            RequestText::tr("%n more tensor(s) not listed.", nullptr, static_cast<int>(facts.moreInputs)))));
    one.blocks.push_back(request::paragraph(words(
        statistics ? RequestText::tr("The values themselves are withheld; these are statistics of them.")
                   : RequestText::tr("The values themselves are withheld."))));
    return one;
}

} // namespace torchtriage::workbench
