# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs one job, for torchtriage_replay.py: core/rerun/job.h and resources/schemas/job.schema.json tell its fields."""
import json
import os
import time

import torch

from torchtriage_batches import SavedTensors, dtype_named
from torchtriage_devices import block_launches, describe_engine, survey_gpus, usable_device
from torchtriage_errors import describe_error
from torchtriage_protocol import Refused, real_from
from torchtriage_tensors import OutputKeeper, changed, describe_output, flatten, make_given, make_synthetic

MOST_JOB_BYTES = 16 << 20
MOST_KEPT_BYTES = 1 << 30
TENSOR_KINDS = ("file", "synthetic", "values", "step")


# ---- reading

def demand(condition, place, why):
    if not condition:
        raise Refused("job", "%s: %s" % (place, why))


def read_job(word, standard_input):
    """A job from its text or its path; paths in a file are relative to its folder."""
    name = "-" if word.startswith("{") or word == "-" else word
    try:
        if word == "-":
            text = standard_input.read(MOST_JOB_BYTES + 1)
        elif name == "-":
            text = word
        else:
            with open(word, "rb") as file:
                text = file.read(MOST_JOB_BYTES + 1)
        demand(len(text) <= MOST_JOB_BYTES, name, "more than %d bytes" % MOST_JOB_BYTES)
        job = json.loads(text)
    except (OSError, ValueError, RecursionError) as error:
        raise Refused("job", "%s: %s" % (name, error)) from error
    check_job(job, name)
    if name != "-":
        resolve(job, os.path.dirname(name))
    return job


def check_job(job, name):
    demand(isinstance(job, dict) and job.get("format") == "torchtriage.job", name, "format: must be torchtriage.job")
    demand(job.get("version") == 1, name, "version: must be 1")
    steps = job.get("steps")
    demand(isinstance(steps, list) and steps, name, "steps: must be a list of at least one step")
    names = {}
    for index, step in enumerate(steps):
        place = "%s: steps[%d]" % (name, index)
        demand(isinstance(step, dict) and isinstance(step.get("module", step.get("op")), str), place,
               "must name an operator or a module")
        demand("::" in step.get("op", "::"), place + ".op", "must be an operator's name, such as aten::add.Tensor")
        step["args"], step["kwargs"] = step.get("args") or [], step.get("kwargs") or {}
        demand(isinstance(step["args"], list) and isinstance(step["kwargs"], dict), place + ".args",
               "must be a list, kwargs an object")
        for argument in inputs_of(step):
            check_argument(argument, place, index, names)
        if step.get("out"):
            names[step["out"]] = index


def check_argument(argument, place, index, names):
    kinds = TENSOR_KINDS + ("dtype", "device", "layout", "memory_format", "complex", "float")
    demand(any(kind in argument for kind in kinds), place + ".args", "is no kind of argument")
    if "step" in argument:
        argument["step"] = names.get(argument["step"], argument["step"])
        demand(isinstance(argument["step"], int) and 0 <= argument["step"] < index, place + ".args.step",
               "must be an earlier step")


def inputs_of(step):
    """Every argument of a step that is an object, those in lists too."""
    waiting = list(step["args"]) + list(step["kwargs"].values())
    while waiting:
        each = waiting.pop(0)
        if isinstance(each, dict):
            yield each
        elif isinstance(each, list):
            waiting.extend(each)


def devices_of(job):
    """Every device that a job names, its own first."""
    names = [job.get("device") or "cpu"]
    for step in job["steps"]:
        for each in inputs_of(step):
            names.append((each.get("as") or {}).get("device") or each.get("device"))
    return [name for name in names if isinstance(name, str) and name != "job"]


def resolve(job, folder):
    if job.get("keep"):
        job["keep"] = os.path.normpath(os.path.join(folder, job["keep"]))
    for step in job["steps"]:
        for each in [step] + list(inputs_of(step)):
            for key in ("module", "file"):
                if isinstance(each.get(key), str):
                    each[key] = os.path.normpath(os.path.join(folder, each[key]))


# ---- calling

def operator(name):
    space, _, rest = name.partition("::")
    packet_name, _, overload = rest.partition(".")
    try:
        packet = getattr(getattr(torch.ops, space), packet_name)
        # PyTorch before 1.11 chooses the overload by itself.
        return getattr(packet, overload or "default") if hasattr(packet, "overloads") else packet
    except (AttributeError, RuntimeError):
        raise Refused("operator", "this PyTorch has no operator " + name) from None


def check_schema(function, step):
    """What the schema has no place for, or misses, in the words of every engine."""
    schema = getattr(function, "_schema", None)
    if schema is None or not hasattr(schema.arguments[0] if schema.arguments else None, "kwarg_only"):
        return
    positional = [each.name for each in schema.arguments if not each.kwarg_only]
    names = {each.name for each in schema.arguments}
    count = len(step["args"])
    if count > len(positional):
        raise Refused("operator", "%s takes %d positional arguments, not %d" % (step["op"], len(positional), count))
    for name in step["kwargs"]:
        if name not in names:
            raise Refused("operator", "%s has no argument %s" % (step["op"], name))
        if name in positional[:count]:
            raise Refused("operator", "%s gets its argument %s twice" % (step["op"], name))
    for each in schema.arguments:
        if each.name not in positional[:count] and each.name not in step["kwargs"] and not each.has_default_value():
            raise Refused("operator", "%s misses its argument %s" % (step["op"], each.name))


class Run:
    """One job from its first check to its last output."""

    def __init__(self, job, stream, device):
        self.job, self.stream, self.device = job, stream, device
        self.saved, self.modules, self.values = SavedTensors(), {}, []
        self.step, self.phase, self.started, self.start = 0, "load", False, None
        most = job.get("keep_bytes")
        self.keeper = OutputKeeper(job["keep"], MOST_KEPT_BYTES if most is None else most) if job.get("keep") else None

    def go(self):
        if self.job.get("threads"):
            torch.set_num_threads(self.job["threads"])
        if self.job.get("seed") is not None:
            torch.manual_seed(self.job["seed"])
        try:
            self.prepare()
            self.start = time.monotonic()
            self.run_steps()
        except Exception as error:  # whatever PyTorch raises is the outcome
            return self.report(describe_error(error, self.phase))
        return self.finish("completed")

    def prepare(self):
        """Everything that can be refused without running anything."""
        for self.step, step in enumerate(self.job["steps"]):
            if "module" in step:
                self.load_module(step)
            else:
                operator(step["op"])
            for argument in inputs_of(step):
                if "file" in argument:
                    self.saved.plan(argument["file"], argument.get("key") or "")

    def load_module(self, step):
        path, method = step["module"], step.get("method") or "forward"
        if path not in self.modules:
            try:
                self.modules[path] = torch.jit.load(path, map_location=self.device)
            except Exception as error:  # a damaged file can raise anything
                raise Refused("module", "%s: %s" % (path, str(error).split("\n", 1)[0])) from error
        if not self.modules[path]._c._has_method(method):
            raise Refused("module", "%s: the module has no method %s" % (path, method))

    def run_steps(self):
        each_step = self.job.get("sync") == "each-step"
        for self.step, step in enumerate(self.job["steps"]):
            self.stream.write("progress", step=self.step, steps=len(self.job["steps"]),
                              name=step.get("module") or step["op"])
            self.phase = "load"
            function, arguments, named = self.call_of(step)
            self.phase, self.started = "call", True
            result = function(*arguments, **named)
            self.values.append([] if result is None and not self.returns_something(function) else flatten(result))
            if each_step:
                self.synchronize()
                self.describe_step(self.step)
        self.step = None
        if not each_step:
            self.synchronize()
            for index in range(len(self.values)):
                self.describe_step(index)

    def call_of(self, step):
        if "module" in step:
            function = getattr(self.modules[step["module"]], step.get("method") or "forward")
        else:
            function = operator(step["op"])
            check_schema(function, step)
        return (function, [self.argument(each) for each in step["args"]],
                {name: self.argument(each) for name, each in step["kwargs"].items()})

    @staticmethod
    def returns_something(function):
        schema = getattr(function, "_schema", None) or getattr(function, "schema", None)
        return schema is None or len(schema.returns) > 0

    def synchronize(self):
        self.phase = "synchronize"
        if self.device.type == "cuda":
            torch.cuda.synchronize(self.device)

    def describe_step(self, step):
        self.phase = "read"
        for output, value in enumerate(self.values[step]):
            self.stream.write("output", **describe_output(value, step, output, self.keeper))

    # ---- arguments

    def argument(self, value):
        if isinstance(value, list):
            return [self.argument(each) for each in value]
        if not isinstance(value, dict):
            return value
        if any(kind in value for kind in TENSOR_KINDS):
            return self.tensor(value)
        if "dtype" in value:
            return dtype_named(value["dtype"])
        if "device" in value:
            return self.device if value["device"] == "job" else torch.device(value["device"])
        for kind in ("layout", "memory_format"):
            if kind in value:
                return getattr(torch, value[kind])
        if "complex" in value:
            return complex(*map(real_from, value["complex"]))
        return real_from(value["float"])

    def tensor(self, wanted):
        change = wanted.get("as") or {}
        target = torch.device(change["device"]) if change.get("device") else self.device
        if "file" in wanted:
            converted = change.get("dtype") or change.get("contiguous")
            value = self.saved.load(wanted["file"], wanted.get("key") or "", torch.device("cpu") if converted else target)
        elif "synthetic" in wanted:
            value = make_synthetic(wanted["synthetic"])
        elif "values" in wanted:
            value = make_given(wanted)
        else:
            values, output = self.values[wanted["step"]], wanted.get("output") or 0
            if output >= len(values):
                raise Refused("input", "step %d returned %d values, there is no value %d" %
                              (wanted["step"], len(values), output))
            value = values[output]
            # What a step returned stays on the device where it is, unless the job says otherwise.
            if isinstance(value, torch.Tensor) and not change.get("device"):
                target = value.device
        if isinstance(value, torch.Tensor):
            return changed(value, change, target)
        if change:
            raise Refused("input", "a value that is no tensor cannot be changed")
        return value

    # ---- the end

    def report(self, error):
        self.stream.write("error", step=self.step, **error)
        if error["kind"] == "device-error":
            return self.finish("poisoned")
        return self.finish("failed" if self.started else "refused")

    def finish(self, ending):
        seconds = time.monotonic() - self.start if self.start is not None else 0.0
        self.stream.write("end", ending=ending, seconds=seconds)
        return ending


def warm_up():
    with torch.no_grad():
        describe_output((torch.ones(16) + torch.ones(16)).view(4, 4), 0, 0, None)


def serve(word, stream, standard_input):
    """Serves one job and tells the stream about it. Returns how it ended."""
    engine = describe_engine()
    job, failure = None, None
    try:
        job = read_job(word, standard_input)
        if job.get("launch") == "blocking":
            block_launches(engine["build"])
        names = devices_of(job)
        if any(name != "cpu" for name in names):
            survey_gpus(engine)
        device = [usable_device(name, engine) for name in names][0]
    except Refused as error:
        failure = error
    stream.write("hello", **engine)
    if failure is not None:
        stream.write("error", step=None, **describe_error(failure, "load"))
        stream.write("end", ending="refused", seconds=0.0)
        return "refused"
    with torch.no_grad():
        return Run(job, stream, device).go()


def probe():
    engine = describe_engine()
    survey_gpus(engine)
    return engine
