#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes batches and jobs that fail, for the test of the reduction.

usage: make_reduction_cases.py FOLDER"""
import json
import pathlib
import sys

import torch

FOLDER = pathlib.Path(sys.argv[1])


def saved(name, key):
    return {"file": f"{name}.pt", "key": key}


def write(name, tensors, *steps):
    torch.save(tensors, FOLDER / f"{name}.pt")
    job = {"format": "torchtriage.job", "version": 1, "device": "cpu", "steps": list(steps)}
    (FOLDER / f"{name}.json").write_text(json.dumps(job))


def step(op, *args):
    return {"op": op, "args": list(args)}


def main():
    torch.manual_seed(0)
    rows = 1_000_000
    target = torch.randint(0, 4, (rows,))
    target[777_123] = 1_000_000
    write("one-row", {"batch": {"logits": torch.randn(rows, 4), "target": target}},
          step("aten::nll_loss_nd", saved("one-row", "batch.logits"), saved("one-row", "batch.target"), None,
               1, -100))

    # Three rows act together: the weights of all others are zero, and an index of their sum is out of range.
    weights = torch.zeros(3_000, dtype=torch.int64)
    weights[[5, 1_200, 2_998]] = torch.tensor([3, 5, 9])
    write("three-rows", {"weights": weights},
          step("aten::sum", saved("three-rows", "weights")),
          step("aten::reshape", {"step": 0}, [1]),
          step("aten::index_select", {"synthetic": {"shape": [17]}}, 0, {"step": 1}))

    # 513 rows are one too many, whichever they are.
    write("length", {"ones": torch.ones(2000, dtype=torch.int64)},
          step("aten::sum", saved("length", "ones")),
          step("aten::reshape", {"step": 0}, [1]),
          step("aten::index_select", {"synthetic": {"shape": [513]}}, 0, {"step": 1}))

    # A view that only a transposed tensor refuses. The step before it has nothing to do with it.
    write("layout", {"x": torch.randn(300, 64).t()},
          step("aten::relu", saved("layout", "x")),
          step("aten::view", saved("layout", "x"), [-1]))
    write("passes", {"x": torch.randn(8, 4)}, step("aten::relu", saved("passes", "x")))


main()
