#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes kept cases, as `torchtriage-cli reduce` leaves them, for the test of the verification.

usage: make_verify_cases.py FOLDER"""
import json
import pathlib
import sys

import torch

CASES = pathlib.Path(sys.argv[1]) / "cases"


def keep(name, tensors, op, args, error, axes):
    folder = CASES / name
    folder.mkdir(parents=True)
    torch.save(tensors, folder / "batch.pt")
    args = [{"file": "batch.pt", "key": arg} if isinstance(arg, str) else arg for arg in args]
    (folder / "job.json").write_text(json.dumps({
        "format": "torchtriage.job", "version": 1, "device": "cpu", "steps": [{"op": op, "args": args}],
        "expect": {"fails": True, "family": error[0], "message": error[1]}}))
    (folder / "reduction.json").write_text(json.dumps({
        "format": "torchtriage.reduction", "version": 1,
        "axes": [{"dimensions": [{"input": key, "dimension": dimension} for key, dimension in uses],
                  "before": before, "after": 1, "kept": "0", "needs": "members"} for before, uses in axes]}))


def main():
    keep("loss", {"logits": torch.zeros(1, 4), "target": torch.tensor([4])}, "aten::nll_loss_nd",
         ["logits", "target", None, 1, -100], ("device-assert", "Target 4 is out of bounds."),
         [(4096, [("logits", 0), ("target", 0)])])
    keep("embedding", {"weight": torch.zeros(6, 3), "indices": torch.tensor([[6]])}, "aten::embedding",
         ["weight", "indices", -1, False, False], ("device-assert", "index out of range in self"),
         [(32, [("indices", 0)]), (700, [("indices", 1)])])
    # The shape that is asked for is a list of the job: no contract is held against what it adds up to.
    keep("unknown", {"x": torch.zeros(3)}, "aten::reshape", ["x", [2, 2]],
         ("shape-dtype", "shape '[2, 2]' is invalid for input of size 3"), [])


main()
