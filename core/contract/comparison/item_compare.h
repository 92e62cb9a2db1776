// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/contract/comparison/batch_facts.h"
#include "core/contract/comparison/difference.h"

#include <set>
#include <string>
#include <vector>

namespace torchtriage::contract {

/// Compares one value of the failing batch with the values of the good ones under the same key (never empty).
/// `incomplete`: the first dimension has been explained by an incomplete batch and is left out.
void compareItem(const std::string& key, const ItemFacts& failing, const std::vector<const ItemFacts*>& good,
                 bool incomplete, std::vector<Difference>& differences);

} // namespace torchtriage::contract
