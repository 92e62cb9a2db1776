#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes good batches and, for each way to differ, a failing one with PyTorch into FOLDER.

usage: make_batches.py FOLDER
"""
import os
import sys

import torch

torch.manual_seed(11)
GOOD = 5


def batch(number=0, size=32):
    """As a loader makes it: a few numbers differ in each."""
    generator = torch.Generator().manual_seed(100 + number)
    length = 40 + 4 * number
    return {"images": torch.randn(size, 3, 8, 8, generator=generator),
            "features": torch.randn(size, 12, generator=generator),
            "target": torch.arange(size).remainder(4)[torch.randperm(size, generator=generator)],
            "tokens": torch.randint(0, 500, (size, length), generator=generator),
            "lengths": [length - each % 3 for each in range(size)],
            "ids": [f"clip_{number:03}_{each:02}" for each in range(size)],
            "loss_weight": 0.5 + number / 100, "training": True, "mask": None}


def failing(change, **options):
    value = batch(GOOD, **options)
    change(value)
    return value


def put(key, make):
    return lambda value: value.update({key: make(value[key])})


def at(position, number):
    def change(tensor):
        tensor = tensor.clone()
        tensor[position] = number
        return tensor
    return change


FAILING = {
    "same": lambda value: None,
    "label": put("target", at(7, 4)),
    "negative": put("target", at(7, -1)),
    "dtype": put("target", lambda x: x.int()),
    "nan": put("images", at((3, 1, 2, 2), float("nan"))),
    "inf": put("features", at((3, 1), float("-inf"))),
    "ignored": put("target", lambda x: torch.full_like(x, -100)),
    "some_ignored": put("target", lambda x: torch.where(torch.arange(len(x)) < 20, torch.tensor(-100), x)),
    "missing_key": lambda value: value.pop("target"),
    "none": put("target", lambda x: None),
    "extra_key": lambda value: value.update(aug={"mix": 0.3, "pairs": [1, 2]}),
    "token": put("tokens", at((0, 0), 500)),
    "scale": put("images", lambda x: x * 255),
    "long": put("tokens", lambda x: torch.randint(0, 500, (32, 900))),
    "short_list": put("lengths", lambda x: x[:-5]),
    "empty": put("tokens", lambda x: x[:, :0]),
    "empty_list": put("ids", lambda x: []),
    "constant": put("features", lambda x: torch.full_like(x, 0.25)),
    "column": put("features", lambda x: torch.cat([torch.zeros(32, 1), x[:, 1:]], 1)),
    "rows": put("features", lambda x: x[torch.tensor([0] * 8 + list(range(24)))]),
    "transposed": put("images", lambda x: x.transpose(2, 3)),
    "channels_last": put("images", lambda x: x.contiguous(memory_format=torch.channels_last)),
    "dimensions": put("images", lambda x: x.flatten(1)),
    "grad": put("features", lambda x: x.clone().requires_grad_()),
    "scalar": put("loss_weight", lambda x: 40.0),
    "nan_scalar": put("loss_weight", lambda x: float("nan")),
    "flag": put("training", lambda x: False),
    "sparse": put("features", lambda x: x.to_sparse()),
    "lengths_value": put("lengths", lambda x: x[:-1] + [100000]),
}


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for number in range(GOOD):
        torch.save(batch(number), os.path.join(sys.argv[1], f"good{number}.pt"))
    for name, change in FAILING.items():
        torch.save(failing(change), os.path.join(sys.argv[1], f"{name}.pt"))
    torch.save(failing(lambda value: None, size=20), os.path.join(sys.argv[1], "last.pt"))
    # What one good batch of the five has too is less telling than what none has.
    shared = batch(4)
    shared["target"] = shared["target"].int()
    torch.save(shared, os.path.join(sys.argv[1], "good_int.pt"))
    both = failing(put("target", lambda x: x.int()))
    both["images"][0, 0, 0, 0] = float("nan")
    torch.save(both, os.path.join(sys.argv[1], "two.pt"))
    rare = [batch(each) for each in range(3)]
    for each in rare:
        each["target"] = torch.tensor([0, 1, 2, 5] * 8)
    for number, each in enumerate(rare):
        torch.save(each, os.path.join(sys.argv[1], f"rare{number}.pt"))
    rare[0]["target"] = torch.tensor([0, 1, 2, 4] * 8)
    torch.save(rare[0], os.path.join(sys.argv[1], "rare_bad.pt"))


if __name__ == "__main__":
    main()
