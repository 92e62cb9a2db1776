#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks PyTorch on the CPU what it takes and what it refuses.

usage: make_contract_cases.py FOLDER

Writes FOLDER/cases.pt, a dict with the inputs of every case, and FOLDER/cases.json: the contract, operator,
inputs and parameters of each case, and whether the operator raised. Where torch is not installed it prints
why nothing is written, and ends with status 77.
"""
import json
import pathlib
import sys
import warnings

try:
    import torch
    import torch.nn.functional as F
    from torch.nn.utils.rnn import pack_padded_sequence
    from torch.utils.data import TensorDataset
except ImportError as error:
    print(f"PyTorch is not installed for {sys.executable}: {error}")
    sys.exit(77)

warnings.simplefilter("ignore")
torch.manual_seed(7)
NAN, INF = float("nan"), float("inf")
CASES, FILES = [], {}


def case(contract, op, call, inputs, parameters=None, note=""):
    """Runs call(), and keeps what it was given and whether it raised."""
    name = f"c{len(CASES):04d}"
    try:
        call()
        raised, message = False, ""
    except Exception as error:  # whatever it is, the operator refused
        raised, message = True, f"{type(error).__name__}: {error}".split("\n")[0][:160]
    held, keys = {}, []
    for role, value in inputs:
        key = f"{role}{len(held)}"
        held[key] = value
        keys.append([role, f"{name}.{key}"])
    FILES[name] = held
    CASES.append({"name": name, "contract": contract, "op": op, "inputs": keys, "parameters": parameters or {},
                  "raises": raised, "message": message, "note": note})


def long(*values):
    return torch.tensor(values, dtype=torch.int64)


def class_index():
    def entropy(logits, target, weight=None, op="cross_entropy", **options):
        function = {"cross_entropy": F.cross_entropy, "nll_loss": F.nll_loss, "nll_loss2d": F.nll_loss,
                    "multi_margin_loss": F.multi_margin_loss}[op]
        inputs = [("target", target), ("input", logits)] + ([("weight", weight)] if weight is not None else [])
        if weight is not None:
            options["weight"] = weight
        case("class-index", op, lambda: function(logits, target, **options), inputs,
             {key: value for key, value in options.items() if key != "weight"})

    four = torch.randn(3, 4)
    for values in ([0, 2, 4], [0, 2, 3], [0, -1, 2], [-100, 2, 3], [-100, -100, -100], [0, 1, -99], [3, 3, 3],
                   [2**31, 0, 0], [-2**40, 0, 0]):
        for op in ("cross_entropy", "nll_loss"):
            entropy(four, long(*values), op=op)
    for ignore in (-1, 0, 3, 4, 255):
        entropy(four, long(0, 4, 1), ignore_index=ignore)
        entropy(four, long(255, 0, -1), ignore_index=ignore)
    for dtype in (torch.int32, torch.int16, torch.int8, torch.uint8, torch.bool, torch.float32):
        entropy(four, long(0, 1, 1).to(dtype))
        entropy(torch.randn(2, 4, 3), torch.zeros(2, 3).to(dtype))
    entropy(four, torch.tensor([0, 4, 255], dtype=torch.uint8))
    entropy(four, torch.tensor([0, 3, 255], dtype=torch.uint8), ignore_index=255)
    entropy(four, torch.rand(3, 4))
    entropy(four, torch.zeros(3, 4).long())
    entropy(four, torch.zeros(3, 1).long())
    entropy(four, long(0, 1))
    entropy(four, long(0, 1, 2, 3))
    entropy(torch.randn(4), torch.tensor(1))
    entropy(torch.randn(4), torch.tensor(4))
    entropy(torch.randn(4), long(0, 1))
    entropy(torch.randn(1, 4), torch.tensor(1))
    entropy(torch.randn(0, 4), torch.zeros(0).long())
    entropy(torch.randn(3, 0), torch.zeros(3).long())
    entropy(torch.randn(3, 1), torch.zeros(3).long())
    entropy(four.double(), long(0, 1, 2))
    entropy(four.long(), long(0, 1, 2))
    entropy(four.half(), long(0, 1, 2))
    entropy(four.bfloat16(), long(0, 1, 2))
    for size in (3, 4, 5):
        entropy(four, long(0, 1, 2), torch.rand(size))
    entropy(four, long(0, 1, 2), torch.rand(4).double())
    entropy(four, long(0, 1, 2), torch.rand(4, 1))
    for smoothing in (0.0, 0.1, 1.0, 1.5):
        entropy(four, long(0, 1, 2), label_smoothing=smoothing)
        entropy(four, long(0, 1, 4), label_smoothing=smoothing)
    planes = torch.randn(2, 4, 3, 5)
    for target in (torch.zeros(2, 3, 5).long(), torch.full((2, 3, 5), 4), torch.full((2, 3, 5), -100),
                   torch.zeros(2, 3, 4).long(), torch.zeros(1, 3, 5).long(), torch.zeros(2, 15).long()):
        entropy(planes, target)
        entropy(planes, target, op="nll_loss2d")
        entropy(planes, target, reduction="none")
    entropy(planes, torch.zeros(2, 3, 5).long(), torch.rand(3))
    entropy(torch.randn(2, 4, 3, 5, 2), torch.randint(0, 4, (2, 3, 5, 2)))
    entropy(torch.randn(2, 4, 3, 5, 2), torch.randint(4, 6, (2, 3, 5, 2)))
    for values in ([0, 1, 3], [0, 4, 1], [0, -100, 1], [0, -1, 1]):
        entropy(four, long(*values), op="multi_margin_loss")
    entropy(four, long(0, 1, 2).int(), op="multi_margin_loss")
    # Views: the positions are those of the view, not of the memory.
    wide = torch.tensor([[0, 9], [2, 9], [3, 9]])
    entropy(four, wide[:, 0])
    entropy(four, wide[:, 1])
    entropy(four, long(3).expand(3))


def index_range():
    table = torch.randn(5, 3)
    flat = torch.randn(15)

    def look(op, index, **parameters):
        dim = parameters.get("dim", 0)
        calls = {
            "embedding": lambda: F.embedding(index, table, padding_idx=parameters.get("padding_idx")),
            "index_select": lambda: torch.index_select(table, dim, index),
            "gather": lambda: torch.gather(table, dim, index),
            "scatter": lambda: table.scatter(dim, index, 1.0),
            "take": lambda: torch.take(table, index),
            "put": lambda: table.put(index, torch.ones(index.shape)),
            "index": lambda: table[index],
            "index_add": lambda: table.index_add(0, index, torch.ones(index.numel(), 3)),
            "index_copy": lambda: table.index_copy(0, index, torch.ones(index.numel(), 3)),
            "index_fill": lambda: table.index_fill(0, index, 1.0),
        }
        roles = {"embedding": ("indices", "weight"), "index": ("indices", "input")}.get(op, ("index", "input"))
        case("index-range", op, calls[op], [(roles[0], index), (roles[1], table)], parameters)

    rows = ("embedding", "index_select", "index", "index_add", "index_copy", "index_fill", "take", "put")
    for op in rows:
        for value in (0, 4, 5, -1, -5, -6, 14, 15, -15, -16):
            look(op, long(0, value))
        for dtype in (torch.int32, torch.int16, torch.float32):
            look(op, long(0, 1).to(dtype))
        look(op, torch.zeros(0).long())
    for op in ("gather", "scatter"):
        for value in (0, 4, 5, -1, -5):
            look(op, long(0, value).view(2, 1))
        for dim in (0, 1, -1, 2):
            look(op, torch.zeros(2, 3).long(), dim=dim)
        look(op, long(0, 2, 3).view(1, 3), dim=1)
        look(op, torch.zeros(2, 4).long())
        look(op, torch.zeros(9, 3).long())
        look(op, torch.zeros(2).long())
        look(op, torch.zeros(2, 1).int())
    for padding in (0, 4, 5, -1, -5, -6):
        look("embedding", long(0, 1), padding_idx=padding)
    look("index_select", torch.zeros(2, 2).long())
    look("index_select", torch.tensor(4))
    look("index_select", long(0, 2), dim=1)
    look("index_select", long(0, 3), dim=1)
    for shape in ((5,), (4,), (5, 3), (5, 2), (5, 3, 1)):
        look("index", torch.ones(shape).bool())
    case("index-range", "index", lambda: torch.zeros(0, 3)[long(0)], [("indices", long(0)), ("input", torch.zeros(0, 3))])
    case("index-range", "take", lambda: torch.take(flat, long(14, -15)), [("index", long(14, -15)), ("input", flat)])
    case("index-range", "embedding", lambda: F.embedding(long(0), flat), [("indices", long(0)), ("weight", flat)])
    for values, classes in (([0, 2], 3), ([0, 3], 3), ([0, -1], 3), ([0, -1], -1), ([0, 9], -1), ([0], 0), ([], 3),
                            ([], -1), ([], 0), ([0], -2)):
        index = torch.tensor(values, dtype=torch.int64)
        case("index-range", "one_hot", lambda: F.one_hot(index, classes), [("tensor", index)], {"classes": classes})
    case("index-range", "one_hot", lambda: F.one_hot(long(0).int(), 3), [("tensor", long(0).int())], {"classes": 3})
    for index in (long(0, 3), long(0, -3), long(0, 3).view(2, 1), long(0, 3).int(), torch.tensor([True]),
                  torch.rand(2), torch.zeros(0).long()):
        case("index-range", "bincount", lambda: torch.bincount(index), [("input", index)])
    bags(table)


def bags(table):
    def bag(indices, offsets, mode="mean", **parameters):
        inputs = [("indices", indices), ("weight", table)] + ([("offsets", offsets)] if offsets is not None else [])
        case("index-range", "embedding_bag", lambda: F.embedding_bag(indices, table, offsets, mode=mode, **parameters),
             inputs, {"mode": mode, **parameters})

    three = long(0, 1, 2)
    # Other offsets that decrease, and none at all, make PyTorch read past the indices: a process may end of it.
    for offsets in ([0, 2], [1, 2], [0, 3], [0, 4], [0, 0, 0], [-1, 2]):
        for mode in ("sum", "mean", "max"):
            bag(three, torch.tensor(offsets, dtype=torch.int64), mode)
    bag(three, long(0, 2, 1), "sum")
    for value in (4, 5, -1):
        bag(long(0, value), long(0))
    for padding in (0, 4, 5, -5, -6):
        bag(three, long(0), padding_idx=padding)
    bag(three, None)
    bag(torch.zeros(2, 3).long(), None)
    bag(torch.full((2, 3), 5), None)
    bag(torch.zeros(2, 3).long(), long(0))
    bag(three.int(), long(0, 1).int())
    bag(three, long(0, 1).int())
    bag(three.short(), long(0))
    bag(torch.zeros(0).long(), long(0, 0))


def unit_interval():
    def entropy(values, target, weight=None):
        inputs = [("input", values), ("target", target)] + ([("weight", weight)] if weight is not None else [])
        case("unit-interval", "binary_cross_entropy",
             lambda: F.binary_cross_entropy(values, target, weight=weight), inputs)

    for value in (0.0, 1.0, 1.0000001, -1e-30, -0.0, NAN, INF, -INF, 0.5):
        entropy(torch.tensor([0.5, value]), torch.tensor([0.0, 1.0]))
        entropy(torch.tensor([0.5, 0.5]), torch.tensor([0.0, value]))
        for dtype in (torch.float32, torch.float64, torch.bfloat16):
            p = torch.tensor([0.5, value], dtype=torch.float64).to(dtype)
            case("unit-interval", "bernoulli", lambda: torch.bernoulli(p), [("p", p)])
    for dtype in (torch.int64, torch.bool, torch.float16, torch.bfloat16, torch.float64):
        entropy(torch.tensor([0, 1]).to(dtype), torch.tensor([0.0, 1.0]))
        entropy(torch.tensor([0.0, 1.0]), torch.tensor([0, 1]).to(dtype))
        entropy(torch.tensor([0, 1]).to(dtype), torch.tensor([0, 1]).to(dtype))
        p = torch.tensor([0, 1]).to(dtype)
        case("unit-interval", "bernoulli", lambda: torch.bernoulli(p), [("p", p)])
    entropy(torch.rand(3, 1), torch.rand(3))
    entropy(torch.rand(2), torch.rand(1))
    entropy(torch.zeros(0), torch.zeros(0))
    entropy(torch.rand(3, 2), torch.rand(3, 2), torch.rand(2))
    entropy(torch.rand(3, 2), torch.rand(3, 2), torch.rand(3))
    entropy(torch.rand(3, 2), torch.rand(3, 2), torch.rand(3, 1))


def probability():
    def draw(weights, samples=1, replacement=False):
        case("probability", "multinomial", lambda: torch.multinomial(weights, samples, replacement), [("input", weights)],
             {"num_samples": samples, "replacement": replacement})

    for value in (0.0, 1.0, -1e-30, -0.0, NAN, INF, -INF, 3.0):
        for replacement in (False, True):
            draw(torch.tensor([0.5, value]), 1, replacement)
        rate = torch.tensor([0.5, value])
        case("probability", "poisson", lambda: torch.poisson(rate), [("rate", rate)])
        case("probability", "bernoulli", lambda: torch.bernoulli(rate), [("p", rate)])
    for rows in ([[0.0, 0.0], [1.0, 1.0]], [[1.0, 0.0], [0.0, 1.0]], [[1.0, 1.0], [1.0, -1.0]], [[0.0, 0.0]]):
        for replacement in (False, True):
            draw(torch.tensor(rows), 1, replacement)
    draw(torch.tensor([0.0, 0.0]))
    for samples in (0, 1, 2, 3):
        draw(torch.tensor([1.0, 1.0]), samples)
        draw(torch.tensor([1.0, 0.0]), samples)
    draw(torch.tensor([1.0, 1.0]), 3, True)
    draw(torch.rand(2, 2, 2))
    draw(torch.tensor(1.0))
    draw(torch.zeros(0, 3))
    draw(torch.zeros(0))
    for dtype in (torch.int64, torch.bool, torch.float16, torch.bfloat16, torch.float64):
        draw(torch.tensor([0, 1]).to(dtype))


def finite():
    def eig(values):
        case("finite", "linalg_eig", lambda: torch.linalg.eig(values), [("tensor", values)])

    def clip(values):
        def call():
            parameter = torch.nn.Parameter(torch.ones_like(values))
            parameter.grad = values
            torch.nn.utils.clip_grad_norm_([parameter], 1.0, error_if_nonfinite=True)
        case("finite", "clip_grad_norm_", call, [("tensor", values)])

    for value in (NAN, INF, -INF, 0.0, 1.0, -1e30):
        for dtype in (torch.float32, torch.float64, torch.complex64, torch.complex128):
            eig(torch.tensor([[1.0, value], [0.0, 1.0]], dtype=torch.float64).to(dtype))
    for value in (NAN, INF, -INF, 0.0, 1.0):
        for dtype in (torch.float32, torch.float64, torch.bfloat16):
            clip(torch.tensor([1.0, value]).to(dtype))
    eig(torch.complex(torch.zeros(2, 2), torch.tensor([[0.0, NAN], [0.0, 0.0]])))
    eig(torch.zeros(0, 0))
    clip(torch.full((3, 70000), 0.5))
    late = torch.full((3, 70000), 0.5)
    late[2, 69999] = NAN
    clip(late)


def lengths():
    probs, labels = torch.randn(10, 2, 5).log_softmax(2), torch.randint(1, 5, (2, 4))

    def ctc(probs=probs, targets=labels, inputs=long(10, 10), counts=long(4, 4), **parameters):
        case("lengths", "ctc_loss", lambda: F.ctc_loss(probs, targets, inputs, counts, **parameters),
             [("log_probs", probs), ("targets", targets), ("input_lengths", inputs), ("target_lengths", counts)], parameters)

    for values in ([10, 10], [10, 11], [0, 10], [-1, 10], [10], [10, 10, 10], [3, 10]):
        ctc(inputs=torch.tensor(values))
    for values in ([4, 5], [0, 4], [-1, 4], [4], [4, 4, 4], [0, 0], [2, 3]):
        ctc(counts=torch.tensor(values))
    ctc(inputs=long(10, 10).int())
    ctc(inputs=torch.tensor([10.0, 10.0]))
    ctc(counts=torch.tensor([4.0, 4.0]))
    for blank in (0, 4, 5, -1):
        ctc(blank=blank)
    for size in (7, 8, 9):
        ctc(targets=torch.randint(1, 5, (size,)))
    for rows in (1, 2, 3):
        ctc(targets=torch.randint(1, 5, (rows, 4)))
    ctc(targets=torch.full((2, 4), 5))
    ctc(probs=probs.double())
    ctc(probs=probs.half())
    padded = torch.randn(6, 3, 2)

    def pack(values, source=padded, **parameters):
        case("lengths", "pack_padded_sequence", lambda: pack_padded_sequence(source, values, **parameters),
             [("input", source), ("lengths", values)], parameters)

    for values in ([6, 4, 2], [6, 4], [6, 4, 2, 1], [6, 4, 0], [6, 4, -1], [7, 4, 2], [2, 4, 6], [6, 6, 6], [3, 2, 1]):
        pack(torch.tensor(values))
        pack(torch.tensor(values), enforce_sorted=False)
        pack(values)
    pack(long(3, 3, 3, 2, 2, 1), batch_first=True)
    pack(long(3, 3), batch_first=True)
    pack(long(6, 4, 2).view(3, 1))
    pack(long(6), torch.randn(6))
    pack(long(6, 4, 2), torch.randn(6, 3))
    pack(torch.zeros(0).long(), torch.randn(6, 0, 2))
    more_lengths()


def more_lengths():
    values = torch.randn(3, 2)
    for repeats in (long(1, 2, 0), long(1, -1, 2), long(1, 2), long(2), long(-1), long(1, 2, 0).int(),
                    torch.tensor([1.0, 2.0, 0.0]), long(1, 2, 0).view(3, 1), torch.tensor(2)):
        case("lengths", "repeat_interleave", lambda: torch.repeat_interleave(values, repeats, dim=0),
             [("repeats", repeats), ("input", values)], {"dim": 0})
    for size in (3, 4):
        case("lengths", "repeat_interleave",
             lambda: torch.repeat_interleave(values, long(1, 2, 0), dim=0, output_size=size),
             [("repeats", long(1, 2, 0)), ("input", values)], {"dim": 0, "output_size": size})
    data = torch.randn(3)
    for parts in ([1, 2], [3], [1, 1], [2, 2], [-1, 4], [0, 3]):
        case("lengths", "segment_reduce", lambda: torch.segment_reduce(data, "sum", lengths=torch.tensor(parts)),
             [("input", data), ("lengths", torch.tensor(parts))])
        case("lengths", "split", lambda: torch.split(data, parts), [("input", data), ("sizes", parts)])
    for marks, size in ([1, 1, 0], 2), ([1, 1, 1], 2), ([0, 0, 0], 1), ([1, 0, 1], 3):
        mask, source = torch.tensor(marks).bool(), torch.ones(size)
        case("lengths", "masked_scatter", lambda: torch.zeros(3).masked_scatter(mask, source),
             [("mask", mask), ("source", source)])


def same_length():
    shapes = [(3, 2), (3,), (2,), (0,), (0, 4), (), (3, 1, 2), (2, 3)]
    for one in shapes:
        for other in shapes:
            a, b = torch.zeros(one), torch.ones(other)
            case("same-length", "TensorDataset", lambda: TensorDataset(a, b), [("tensor", a), ("tensor", b)])
    for sizes in ((4, 4, 4), (4, 4, 5), (5, 4, 4)):
        tensors = [torch.zeros(size, 2) for size in sizes]
        case("same-length", "TensorDataset", lambda: TensorDataset(*tensors), [("tensor", each) for each in tensors])
        case("same-length", "stack", lambda: torch.stack(tensors), [("tensor", each) for each in tensors])


def types():
    kinds = (torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.int64)

    def ones(shape, dtype):
        return torch.ones(shape).to(dtype)

    def pair(op, role, call, a, b):
        case("dtype", op, lambda: call(a, b), [("input", a), (role, b)])

    for one in kinds:
        for other in kinds:
            pair("matmul", "other", torch.matmul, ones((2, 3), one), ones((3, 2), other))
            pair("linear", "weight", F.linear, ones((2, 3), one), ones((4, 3), other))
            pair("bmm", "mat2", torch.bmm, ones((1, 2, 3), one), ones((1, 3, 2), other))
            pair("conv2d", "weight", F.conv2d, ones((1, 1, 4, 4), one), ones((1, 1, 2, 2), other))
            pair("add", "other", torch.add, ones((2,), one), ones((2,), other))
            pair("index_add", "src", lambda a, b: a.index_add(0, long(0), b), ones((2,), one), ones((1,), other))
            pair("scatter", "src", lambda a, b: a.scatter(0, long(0), b), ones((2,), one), ones((1,), other))
    pair("matmul", "other", torch.matmul, ones((2, 3), torch.bool), ones((3, 2), torch.bool))
    single = {"softmax": lambda a: a.softmax(1), "log_softmax": lambda a: a.log_softmax(1),
              "layer_norm": lambda a: F.layer_norm(a, (3,)), "gelu": F.gelu, "dropout": F.dropout, "mean": torch.mean,
              "std": torch.std, "relu": torch.relu, "exp": torch.exp, "sigmoid": torch.sigmoid,
              "cumsum": lambda a: a.cumsum(0), "mse_loss": lambda a: F.mse_loss(a, a)}
    for op, call in single.items():
        for dtype in kinds + (torch.int32, torch.bool, torch.uint8):
            a = ones((2, 3), dtype)
            case("dtype", op, lambda: call(a), [("input", a)])
    meta = torch.empty(2, device="meta")
    here = torch.ones(2)
    for op, a, b in (("add", meta, here), ("add", here, meta), ("mul", meta, meta), ("add", meta, torch.tensor(1.0)),
                     ("mul", here, torch.empty((), device="meta")), ("add", here, here)):
        pair(op, "other", getattr(torch, op), a, b)
    pair("mse_loss", "target", F.mse_loss, meta, here)
    case("dtype", "where", lambda: torch.where(here > 0, meta, here),
         [("condition", here > 0), ("input", meta), ("other", here)])


def shapes():
    def pair(op, role, call, one, other):
        a, b = torch.zeros(one), torch.zeros(other)
        case("shape", op, lambda: call(a, b), [("input", a), (role, b)])

    some = [(), (3,), (4,), (2, 3), (3, 4), (4, 3), (2, 3, 4), (2, 4, 5), (3, 4, 5), (1, 4, 5), (5, 1, 3, 4)]
    for one in some:
        for other in some:
            pair("matmul", "other", torch.matmul, one, other)
            pair("add", "other", torch.add, one, other)
    for one, other in (((2, 3), (4, 3)), ((2, 3), (3, 4)), ((3,), (4, 3)), ((5, 2, 3), (4, 3)), ((5, 2, 4), (4, 3))):
        pair("linear", "weight", F.linear, one, other)
    for size in (3, 4, 1):
        a, w, b = torch.zeros(2, 3), torch.zeros(4, 3), torch.zeros(size)
        case("shape", "linear", lambda: F.linear(a, w, b), [("input", a), ("weight", w), ("bias", b)])
    for one, other in (((2, 3, 4), (2, 4, 5)), ((2, 3, 4), (3, 4, 5)), ((2, 3, 4), (2, 3, 5)), ((3, 4), (4, 5)), ((1, 3, 4), (2, 4, 5))):
        pair("bmm", "mat2", torch.bmm, one, other)
    for bias in ((), (5,), (1,), (3, 5), (3, 1), (4,), (2, 3, 5)):
        a, m, n = torch.zeros(bias), torch.zeros(3, 4), torch.zeros(4, 5)
        case("shape", "addmm", lambda: torch.addmm(a, m, n), [("input", a), ("mat1", m), ("mat2", n)])
    joins = [((2, 3), (2, 3), 0), ((2, 3), (4, 3), 0), ((2, 3), (4, 3), 1), ((2, 3), (2, 4), 1), ((2, 3), (2,), 0),
             ((2, 3), (0,), 0), ((2, 3), (2, 3), -1), ((2, 3), (2, 3), 2), ((2, 3), (2, 3), -3), ((), (), 0)]
    for one, other, dim in joins:
        a, b = torch.zeros(one), torch.zeros(other)
        case("shape", "cat", lambda: torch.cat([a, b], dim), [("tensor", a), ("tensor", b)], {"dim": dim})
        case("shape", "stack", lambda: torch.stack([a, b]), [("tensor", a), ("tensor", b)])
    for wanted in ([3], [2, 3], [2], [4], [5, 2, 3], [1, 3]):
        a = torch.zeros(5, 2, 3)
        case("shape", "layer_norm", lambda: F.layer_norm(a, wanted), [("input", a)], {"normalized_shape": wanted})
        w = torch.zeros(3)
        case("shape", "layer_norm", lambda: F.layer_norm(a, wanted, w), [("input", a), ("weight", w)],
             {"normalized_shape": wanted})


def strides():
    base = torch.arange(24.0).reshape(2, 3, 4)
    sources = [base, base.transpose(0, 1), base.transpose(1, 2), base.permute(2, 0, 1), base[:, ::2], base[:, :, 1:3],
               base[:, 1:], base.narrow(0, 0, 1), base[:1].expand(2, 3, 4), base.unsqueeze(1), torch.zeros(0, 4),
               torch.zeros(()), torch.arange(24.0)[::2], torch.zeros(1).expand(6)]
    wanted = [[24], [-1], [6, 4], [2, 12], [3, 8], [4, 6], [2, 3, 4], [3, 2, 4], [12], [12, 1], [1, 12], [2, 6], [6], [2, -1],
              [-1, -1], [0], [-1, 5], [], [1], [3, 2, 1, 2], [2, 1, 3, 4]]
    for source in sources:
        for shape in wanted:
            case("strides", "view", lambda: source.view(shape), [("input", source)], {"shape": shape})
        copy = source
        case("strides", "add_", lambda: copy.detach().add_(1), [("input", copy)])
    pairs = [torch.zeros(3, 2), torch.zeros(2, 3).t(), torch.zeros(3, 4)[:, 1:3], torch.zeros(3, 4)[:, ::2], torch.zeros(3, 3),
             torch.zeros(3, 3)[:, :2], torch.zeros(3, 4)[:, 2:], torch.zeros(3, 2).double(), torch.zeros(3, 2).long(), torch.zeros(2)]
    for source in pairs:
        case("strides", "view_as_complex", lambda: torch.view_as_complex(source), [("input", source)])


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for part in (class_index, index_range, unit_interval, probability, finite, lengths, same_length, types, shapes, strides):
        part()
    torch.save(FILES, folder / "cases.pt")
    with open(folder / "cases.json", "w", encoding="utf-8") as out:
        json.dump({"torch": torch.__version__, "cases": CASES}, out)


if __name__ == "__main__":
    main()
