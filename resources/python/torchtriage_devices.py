# SPDX-License-Identifier: GPL-3.0-or-later
"""What this PyTorch is and which devices it can use, for torchtriage_replay.py."""
import os
import platform
import re

import torch

from torchtriage_protocol import PROTOCOL, Refused


def processor():
    name = None
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as info:
            name = next((line.split(": ", 1)[1].strip() for line in info if line.startswith("model name")), None)
    except OSError:
        pass
    try:
        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        memory = None
    return {"id": "cpu", "name": name, "arch": platform.machine() or None, "memory": memory}


def describe_engine():
    hip = getattr(torch.version, "hip", None)
    cuda = torch.version.cuda
    return {"protocol": PROTOCOL, "engine": "python", "torch": re.sub(r"(a0)?(\+.*)?$", "", torch.__version__),
            "python": platform.python_version(), "build": "rocm" if hip else "cuda" if cuda else "cpu",
            "build_version": hip or cuda, "devices": [processor()], "unusable": []}


def why_unusable(engine):
    if engine["build"] == "cpu":
        return "built-without", "PyTorch %s is a CPU build" % engine["torch"]
    try:
        torch.cuda.init()
    except Exception as error:  # whatever PyTorch raises here is the reason
        text = str(error).split("\n", 1)[0]
        for words, reason in (("Found no NVIDIA driver", "no-driver"), ("too old", "driver-too-old"),
                              ("No CUDA GPUs", "no-device"), ("No HIP GPUs", "no-device")):
            if words in text:
                return reason, text
        return "device-error", text
    return "no-device", "PyTorch counts no device"


def survey_gpus(engine):
    if engine["build"] == "cpu" or torch.cuda.device_count() == 0 or not torch.cuda.is_available():
        reason, detail = why_unusable(engine)
        engine["unusable"].append({"device": "cuda", "reason": reason, "detail": detail})
        return
    for index in range(torch.cuda.device_count()):
        facts = torch.cuda.get_device_properties(index)
        arch = getattr(facts, "gcnArchName", None) if engine["build"] == "rocm" else None
        engine["devices"].append({"id": "cuda:%d" % index, "name": facts.name, "memory": facts.total_memory,
                                  "arch": arch or "sm_%d%d" % (facts.major, facts.minor)})


def usable_device(name, engine):
    if name == "cpu":
        return torch.device("cpu")
    if not name.startswith("cuda"):
        raise Refused("device", "this engine runs on cpu and cuda, not on " + name)
    for each in engine["unusable"]:
        raise Refused("device", "%s cannot be used: %s: %s" % (name, each["reason"], each["detail"]))
    wanted = name if ":" in name else name + ":0"
    if all(each["id"] != wanted for each in engine["devices"]):
        raise Refused("device", "%s cannot be used: there are %d devices" % (name, len(engine["devices"]) - 1))
    return torch.device(wanted)


def block_launches(build):
    if build == "cuda":
        os.environ["CUDA_LAUNCH_BLOCKING"] = "1"
    if build == "rocm":
        os.environ["AMD_SERIALIZE_KERNEL"] = os.environ["AMD_SERIALIZE_COPY"] = "3"
