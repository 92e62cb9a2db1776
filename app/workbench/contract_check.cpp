// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workbench/contract_check.h"

namespace torchtriage::workbench {

namespace {

io::Result<std::optional<contract::ClassList>> classListFor(const batch::BatchFile& batch,
                                                            const MappingSource& source)
{
    if (source.path.empty() && source.key.empty())
        return std::optional<contract::ClassList>();
    auto list =
        source.path.empty() ? contract::classListOf(batch, source.key) : contract::readClassList(source.path);
    if (!list)
        return io::fail(list.error());
    return std::optional(std::move(*list));
}

} // namespace

io::Result<ContractReport> checkContract(const batch::BatchFile& batch, contract::Request request,
                                         const MappingSource& mapping, const contract::CheckOptions& options)
{
    const auto classes = classListFor(batch, mapping);
    if (!classes)
        return io::fail(classes.error());
    auto result = contract::check(batch, request, options);
    if (!result)
        return io::fail(result.error());
    ContractReport report{std::move(request), std::move(*result), {}, {}, {}};
    const contract::ElementFacts* const elements = report.result.subject();
    if (*classes)
        report.mapping = contract::examineMapping(**classes, report.result.classes, elements);
    report.hypotheses = contract::hypothesesOf(report.result, report.mapping ? &*report.mapping : nullptr);
    report.silent = contract::silentCudaFor(report.request, report.result.op,
                                            elements ? std::optional(elements->shape.size()) : std::nullopt);
    return report;
}

} // namespace torchtriage::workbench
