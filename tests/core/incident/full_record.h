// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"

namespace torchtriage::incident {

/// A record with every field set.
inline Record fullRecord()
{
    Record it;
    it.id = "c0ffee";
    it.created = "2026-03-01T12:00:00Z";
    it.title = "loader writes 1 to 4";
    it.state = "closed";
    it.firstError = {"CUDA error: device-side assert triggered",
                     "RuntimeError",
                     "device-assert",
                     3,
                     "2026-03-01T11:59:58Z",
                     {"logs/train.log", 118206, 118217, {}},
                     {}};
    it.progress = {1811, 2.5, "forward", {}};
    it.code = {"9f2c1ab", true, {"python", "train.py", "--lr", "1e-3"}, "/srv/tagger", {}};
    it.environment = {"3.11.7",    "2.4.0+cu121", "cuda",
                      "12.1",      "6.0",         "550.54",
                      "Linux 6.1", {"L4", "L4"},  {{"flash_attn", "2.5.8", {}}},
                      {}};
    it.inputs = {{"batch.targets",
                  "int64",
                  std::vector<std::int64_t>{32},
                  std::vector<std::int64_t>{1},
                  true,
                  "cuda:0",
                  {}},
                 {"batch.scale",
                  "float32",
                  std::vector<std::int64_t>{},
                  std::vector<std::int64_t>{},
                  true,
                  "cpu",
                  {}}};
    it.op = "nll_loss";
    it.batch = {"step 1811", {"batch/batch.pt"}, {}};
    it.process = {3, 3, 8, 1, 6, true, "2026-03-01T10:00:00Z", "2026-03-01T12:00:00Z", {}};
    it.logs = {"logs/train.log"};
    it.ranks = {{3, "rank-3", "2026-03-01T11:59:58Z", "RuntimeError", "device-side assert", true, {}}};
    it.runs = {{"runs/1", "rerun", "2026-03-01T13:00:00Z", "same-failure", {}}};
    Check check;
    check.time = "2026-03-01T12:30:00Z";
    check.contract = "class-index";
    check.op = "nll_loss";
    check.verdict = "refused";
    check.batch = "batch/batch.pt";
    check.role = check.key = "target";
    check.shape = std::vector<std::int64_t>{32};
    check.classes = 4;
    check.ignoredIndex = -100;
    check.low = 0;
    check.high = 3;
    check.whole = check.enforced = true;
    check.elements = 32;
    check.ignored = 2;
    check.refused = 1;
    check.firstPosition = 17;
    check.firstValue = "4";
    check.firstFault = "above";
    check.firstSample = "clip_004417";
    check.firstSource = "north";
    check.findings = {{"refusal", "elements", "target", {"1", "32"}, {}}};
    it.checks = {check};
    it.pinned = 118206;
    it.notes = {{"2026-03-01T13:10:00Z", "asked the data team", {}}};
    it.byHand = {"/progress/iteration"};
    it.resolution = {"labels 1 to 4",
                     "maps names to 0 to 3",
                     "test_range",
                     true,
                     true,
                     "ckpt_1800",
                     true,
                     true,
                     {{"2026-03-01T14:00:00Z", "closed", "verified elsewhere", {}}},
                     {}};
    return it;
}

} // namespace torchtriage::incident
