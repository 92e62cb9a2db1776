# SPDX-License-Identifier: GPL-3.0-or-later
"""resources/tolerances/torch.json has the numbers of torch.testing.assert_close().

usage: check_tolerances.py TOLERANCES.json
"""
import json
import sys

import torch
from torch.testing._comparison import default_tolerances


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        listed = json.load(file)
    others = (listed["others"]["relative"], listed["others"]["absolute"])
    known = {entry["dtype"]: (entry["relative"], entry["absolute"]) for entry in listed["dtypes"]}
    for name in ("float16", "bfloat16", "float32", "float64", "complex32", "complex64", "complex128",
                 "int8", "int16", "int32", "int64", "uint8", "bool"):
        theirs = default_tolerances(getattr(torch, name))
        assert theirs == known.get(name, others), (name, theirs)
    # Two dtypes: the larger of both.
    assert default_tolerances(torch.bfloat16, torch.float32) == known["bfloat16"]
    print(len(known), "dtypes as in PyTorch", torch.__version__)


if __name__ == "__main__":
    main()
