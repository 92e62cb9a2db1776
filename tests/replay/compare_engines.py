#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Serves each step of a job on its own, so that one that a version of PyTorch refuses does not hide the others.

usage: compare_engines.py WORK_FOLDER JOB.json REPLAY [PYTHON]

With PYTHON, its engine must say the same as REPLAY: the same digests, or the same error. Ends with status 1 if they
differ or if fewer than 150 operators run.
"""
import json
import pathlib
import subprocess
import sys

ENGINE = pathlib.Path(__file__).resolve().parents[2] / "resources/python/torchtriage_replay.py"


def serve(command, path, job):
    """What is said of the job's outputs, and the error if there is one."""
    path.write_text(json.dumps(job))
    said = subprocess.run([*command, str(path)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    lines = [json.loads(line) for line in said.stdout.splitlines()]
    outputs = [(line["step"], line["output"], line["dtype"], line["shape"], line["digest"])
               for line in lines if line["type"] == "output"]
    return outputs, next((line for line in lines if line["type"] == "error"), None), lines[-1]["type"] == "end"


def without(steps, index):
    """The steps but this one and those that use its output."""
    name = steps[index].get("out")
    kept = [step for i, step in enumerate(steps)
            if i != index and not (name and f'"step": "{name}"' in json.dumps(step))]
    return kept


def main():
    work, job = pathlib.Path(sys.argv[1]), json.loads(pathlib.Path(sys.argv[2]).read_text())
    engines = {"builtin": [sys.argv[3]]}
    if len(sys.argv) > 4:
        engines["python"] = [sys.argv[4], str(ENGINE)]
    refused, differ = [], []
    while True:
        said = {name: serve(command, work / f"{name}.json", job) for name, command in engines.items()}
        first = said["builtin"]
        for name, (outputs, error, ended) in said.items():
            if not ended:
                sys.exit(f"{name} died")
            if (error and error["step"]) != (first[1] and first[1]["step"]) or \
                    (error and error["message"]) != (first[1] and first[1]["message"]):
                differ.append(f"{name}: {error and error['message']}; builtin: {first[1] and first[1]['message']}")
        stopped = next((error for _, error, _ in said.values() if error), None)
        if stopped is None:
            break
        refused.append(f"{job['steps'][stopped['step']].get('op')}: {stopped['message']}")
        job["steps"] = without(job["steps"], stopped["step"])
    for name, (outputs, _, _) in said.items():
        for ours, theirs in zip(first[0], outputs):
            if ours != theirs:
                differ.append(f"{job['steps'][ours[0]]['op']}: builtin {ours[2:]}, {name} {theirs[2:]}")
    names = {step["op"] for step in job["steps"]}
    print("\n".join(["refused by this version:", *refused] if refused else []))
    print("\n".join(differ))
    print(f"{len(names)} operators ran, {len(first[0])} outputs, {len(refused)} refused, {len(differ)} differences")
    sys.exit(1 if differ or len(names) < 150 else 0)


if __name__ == "__main__":
    main()
