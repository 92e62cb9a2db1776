// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/incident/record.h"

namespace torchtriage::incident {

// The keys of every struct, once, in the order in which they are written. Reader and writer are visitors:
// visit(key, member).

template <class V>
void describe(V& visit, ErrorSource& it)
{
    visit("file", it.file);
    visit("first_line", it.firstLine);
    visit("error_line", it.errorLine);
}

template <class V>
void describe(V& visit, FirstError& it)
{
    visit("message", it.message);
    visit("exception", it.exception);
    visit("family", it.family);
    visit("rank", it.rank);
    visit("time", it.time);
    visit("source", it.source);
}

template <class V>
void describe(V& visit, Progress& it)
{
    visit("iteration", it.iteration);
    visit("epoch", it.epoch);
    visit("last_step", it.lastStep);
}

template <class V>
void describe(V& visit, Code& it)
{
    visit("revision", it.revision);
    visit("dirty", it.dirty);
    visit("command", it.command);
    visit("workdir", it.workdir);
}

template <class V>
void describe(V& visit, Extension& it)
{
    visit("name", it.name);
    visit("version", it.version);
}

template <class V>
void describe(V& visit, Environment& it)
{
    visit("python", it.python);
    visit("torch", it.torch);
    visit("backend", it.backend);
    visit("cuda", it.cuda);
    visit("hip", it.hip);
    visit("driver", it.driver);
    visit("gpus", it.gpus);
    visit("os", it.os);
    visit("extensions", it.extensions);
}

template <class V>
void describe(V& visit, Input& it)
{
    visit("name", it.name);
    visit("dtype", it.dtype);
    visit("shape", it.shape);
    visit("strides", it.strides);
    visit("contiguous", it.contiguous);
    visit("device", it.device);
}

template <class V>
void describe(V& visit, Batch& it)
{
    visit("id", it.id);
    visit("files", it.files);
}

template <class V>
void describe(V& visit, Process& it)
{
    visit("rank", it.rank);
    visit("local_rank", it.localRank);
    visit("world_size", it.worldSize);
    visit("exit_code", it.exitCode);
    visit("signal", it.signal);
    visit("first_to_fail", it.firstToFail);
    visit("started", it.started);
    visit("ended", it.ended);
}

template <class V>
void describe(V& visit, RankEntry& it)
{
    visit("rank", it.rank);
    visit("folder", it.folder);
    visit("time", it.time);
    visit("exception", it.exception);
    visit("message", it.message);
    visit("first_to_fail", it.firstToFail);
}

template <class V>
void describe(V& visit, Run& it)
{
    visit("folder", it.folder);
    visit("kind", it.kind);
    visit("started", it.started);
    visit("outcome", it.outcome);
}

template <class V>
void describe(V& visit, CheckFinding& it)
{
    visit("weight", it.weight);
    visit("id", it.id);
    visit("role", it.role);
    visit("values", it.values);
}

template <class V>
void describe(V& visit, Check& it)
{
    visit("time", it.time);
    visit("contract", it.contract);
    visit("operator", it.op);
    visit("verdict", it.verdict);
    visit("batch", it.batch);
    visit("role", it.role);
    visit("key", it.key);
    visit("shape", it.shape);
    visit("classes", it.classes);
    visit("ignore_index", it.ignoredIndex);
    visit("low", it.low);
    visit("high", it.high);
    visit("whole", it.whole);
    visit("enforced", it.enforced);
    visit("elements", it.elements);
    visit("ignored", it.ignored);
    visit("refused", it.refused);
    visit("first_position", it.firstPosition);
    visit("first_value", it.firstValue);
    visit("first_fault", it.firstFault);
    visit("first_sample", it.firstSample);
    visit("first_source", it.firstSource);
    visit("findings", it.findings);
}

template <class V>
void describe(V& visit, Note& it)
{
    visit("time", it.time);
    visit("text", it.text);
}

template <class V>
void describe(V& visit, StateChange& it)
{
    visit("time", it.time);
    visit("state", it.state);
    visit("reason", it.reason);
}

template <class V>
void describe(V& visit, Resolution& it)
{
    visit("cause", it.cause);
    visit("change", it.change);
    visit("regression_check", it.regressionCheck);
    visit("diagnostics_removed", it.diagnosticsRemoved);
    visit("checkpoint_needed", it.checkpointNeeded);
    visit("checkpoint", it.checkpoint);
    visit("checkpoint_validated", it.checkpointValidated);
    visit("verified", it.verified);
    visit("history", it.history);
}

/// `format` and `version` come first and are handled by reader and writer themselves.
template <class V>
void describe(V& visit, Record& it)
{
    visit("id", it.id);
    visit("created", it.created);
    visit("title", it.title);
    visit("state", it.state);
    visit("first_error", it.firstError);
    visit("progress", it.progress);
    visit("code", it.code);
    visit("environment", it.environment);
    visit("inputs", it.inputs);
    visit("operator", it.op);
    visit("batch", it.batch);
    visit("process", it.process);
    visit("logs", it.logs);
    visit("ranks", it.ranks);
    visit("runs", it.runs);
    visit("checks", it.checks);
    visit("pinned", it.pinned);
    visit("notes", it.notes);
    visit("by_hand", it.byHand);
    visit("resolution", it.resolution);
}

} // namespace torchtriage::incident
