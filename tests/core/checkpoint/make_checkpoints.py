#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes checkpoints with PyTorch, sound ones and each kind of broken one, into FOLDER.

usage: make_checkpoints.py FOLDER

Beside them scans.json says of every tensor in scans.pt what torch.isnan and torch.isinf find.
"""
import json
import os
import struct
import sys
import warnings
import zipfile

import numpy
import torch

warnings.filterwarnings("ignore")
torch.manual_seed(7)


def network(width=6):
    return torch.nn.Sequential(torch.nn.Linear(4, width), torch.nn.BatchNorm1d(width), torch.nn.Linear(width, 3))


def train(model, optimizer, steps=3):
    for _ in range(steps):
        optimizer.zero_grad()
        model(torch.randn(8, 4)).sum().backward()
        optimizer.step()
    return optimizer


def parts(step=1800, width=6, steps=3):
    model = network(width)
    optimizer = train(model, torch.optim.AdamW(model.parameters(), lr=1e-3), steps)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 10)
    return {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "lr_scheduler": scheduler.state_dict(),
            "rng_state": torch.get_rng_state(), "global_step": step, "epoch": 3}


def save(value, *names, **options):
    path = os.path.join(*names)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    torch.save(value, path, **options)
    return path


def entry_data(path, ending):
    """Offset and size of the bytes of an entry."""
    with zipfile.ZipFile(path) as archive:
        entry = next(each for each in archive.infolist() if each.filename.endswith(ending))
    with open(path, "rb") as file:
        file.seek(entry.header_offset)
        header = file.read(30)
    name, extra = struct.unpack("<HH", header[26:30])
    return entry.header_offset + 30 + name + extra, entry.file_size


def flip(path, at):
    with open(path, "r+b") as file:
        file.seek(at)
        byte = file.read(1)[0]
        file.seek(at)
        file.write(bytes([byte ^ 0x10]))


def cut(path, size):
    with open(path, "r+b") as file:
        file.truncate(size)


def without_checksums(path):
    """What torch.serialization.set_crc32_options(False) leaves: zeros in the directory."""
    with zipfile.ZipFile(path) as archive:
        start, count = archive.start_dir, len(archive.infolist())
    with open(path, "r+b") as file:
        for _ in range(count):
            file.seek(start)
            header = file.read(46)
            file.seek(start + 16)
            file.write(b"\0\0\0\0")
            start += 46 + sum(struct.unpack("<HHH", header[28:34]))


def safetensors(path, tensors):
    header, data = {}, b""
    for name, tensor in tensors.items():
        content = tensor.contiguous().numpy().tobytes()
        header[name] = {"dtype": {torch.float32: "F32", torch.int64: "I64"}[tensor.dtype], "shape": list(tensor.shape),
                        "data_offsets": [len(data), len(data) + len(content)]}
        data += content
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + data)
    return len(data)


def sharded(folder, break_it=None):
    os.makedirs(folder)
    state = network().state_dict()
    names, weight_map, total = list(state), {}, 0
    for number in range(3):
        shard = f"model-{number + 1:05}-of-00003.safetensors"
        mine = {name: state[name] for name in names[number::3]}
        total += safetensors(os.path.join(folder, shard), mine)
        weight_map.update({name: shard for name in mine})
    if break_it == "total":
        total += 4
    if break_it == "tensor":
        weight_map["3.weight"] = "model-00002-of-00003.safetensors"
    if break_it == "outside":
        weight_map["3.weight"] = "../../../../etc/hostname"
    if break_it in ("missing", "numbered"):
        os.remove(os.path.join(folder, "model-00002-of-00003.safetensors"))
    if break_it != "numbered":
        with open(os.path.join(folder, "model.safetensors.index.json"), "w") as file:
            json.dump({"metadata": {"total_size": total}, "weight_map": weight_map}, file)


def good(root):
    save(parts(), root, "single.pt")
    save(parts(), root, "legacy.pt", _use_new_zipfile_serialization=False)
    folder = os.path.join(root, "ckpt_1800")
    everything = parts()
    average = {f"module.{name}": value.clone() for name, value in everything["model"].items()}
    save({"state_dict": everything["model"], "step": 1800}, folder, "model.pt")
    save({"ema": average, "step": 1800}, folder, "ema.pt")
    save({"optimizer": everything["optimizer"], "step": 1800}, folder, "optim.pt")
    with open(os.path.join(folder, "sched.json"), "w") as file:
        json.dump({"step": 1800, "last_lr": [0.001], "log": [{"step": 3}, {"step": 4}]}, file)
    numpy.savez(os.path.join(folder, "rng.npz"), torch=torch.get_rng_state().numpy(), step=numpy.array(1800))
    # As transformers' Trainer lays it out: the model without counters, the step in a file of its own.
    folder = os.path.join(root, "checkpoint-1800")
    save(everything["optimizer"], folder, "optimizer.pt")
    save(everything["lr_scheduler"], folder, "scheduler.pt")
    save({"cpu": torch.get_rng_state(), "python": (3, (1, 2, 3), None)}, folder, "rng_state.pth")
    safetensors(os.path.join(folder, "model.safetensors"), everything["model"])
    for name, content in {"trainer_state.json": {"global_step": 1800, "epoch": 2.37, "log_history": [{"step": 10}]},
                          "config.json": {"epochs": 30, "step": 5}, "tokenizer.json": {"step": 1}}.items():
        with open(os.path.join(folder, name), "w") as file:
            json.dump(content, file)
    # As Lightning lays it out.
    save({"state_dict": everything["model"], "optimizer_states": [everything["optimizer"]],
          "lr_schedulers": [everything["lr_scheduler"]], "epoch": 3, "global_step": 1800,
          "loops": {"fit_loop": {"epoch_progress": {"current": 4}}}}, root, "epoch=3-step=1800.ckpt")
    save(network(), root, "module.pt")
    save(network().state_dict(), root, "weights.pth")
    sharded(os.path.join(root, "sharded"))
    tied = torch.nn.Linear(4, 4)
    state = {**{f"a.{k}": v for k, v in tied.state_dict().items()}, **{f"b.{k}": v for k, v in
                                                                      tied.state_dict().items()}}
    save({"model": state, "optimizer": train(tied, torch.optim.SGD(tied.parameters(), 0.1)).state_dict(), "step": 7},
         root, "tied.pt")
    frozen = network()
    for parameter in frozen[0].parameters():
        parameter.requires_grad_(False)
    save({"model": frozen.state_dict(), "step": 9,
          "optimizer": train(frozen, torch.optim.Adam([{"params": frozen[2].parameters()},
                                                       {"params": frozen[1].parameters(), "lr": 0.5}])).state_dict()},
         root, "frozen.pt")


def damaged(root):
    path = save(parts(), root, "truncated.pt")
    cut(path, os.path.getsize(path) - 400)
    path = save(parts(), root, "half.pt", _use_new_zipfile_serialization=False)
    cut(path, os.path.getsize(path) // 2)
    path = save(parts(), root, "flipped.pt")
    start, size = entry_data(path, "/data/0")
    flip(path, start + size // 2)
    path = save(parts(), root, "flipped_pickle.pt")
    start, size = entry_data(path, "data.pkl")
    flip(path, start)
    open(os.path.join(root, "empty.pt"), "wb").close()
    with open(os.path.join(root, "zeros.pt"), "wb") as file:
        file.write(b"\0" * 20000)
    save(parts(), root, "unfinished", "model.pt.tmp")
    without_checksums(save(parts(), root, "no_checksums.pt"))
    sharded(os.path.join(root, "shard_missing"), "missing")
    sharded(os.path.join(root, "shard_numbered"), "numbered")
    sharded(os.path.join(root, "shard_total"), "total")
    sharded(os.path.join(root, "shard_tensor"), "tensor")
    sharded(os.path.join(root, "shard_outside"), "outside")
    folder = os.path.join(root, "bad_index")
    sharded(folder)
    cut(os.path.join(folder, "model.safetensors.index.json"), 60)


def incoherent(root):
    save({**parts(), "optimizer": parts(width=5)["optimizer"]}, root, "other_optimizer.pt")
    stray = parts()
    stray["optimizer"]["param_groups"][0]["params"].pop()
    save(stray, root, "stray_state.pt")
    bigger = network()
    extra = [torch.nn.Parameter(torch.zeros(3)) for _ in range(20)]
    save({"model": bigger.state_dict(), "step": 4,
          "optimizer": torch.optim.SGD(list(bigger.parameters()) + extra, 0.1).state_dict()}, root, "more_params.pt")
    everything = parts()
    folder = os.path.join(root, "steps_disagree")
    save({"model": everything["model"], "step": 1800}, folder, "model.pt")
    save({"optimizer": everything["optimizer"], "step": 1700}, folder, "optim.pt")
    folder = os.path.join(root, "several")
    save(parts(1700), folder, "step_1700.pt")
    save(parts(1800), folder, "step_1800.pt")
    named = parts()
    names = list(dict(network().named_parameters()))
    named["optimizer"] = {"state": {names[i]: state for i, state in named["optimizer"]["state"].items()},
                          "param_groups": [{"params": names}]}
    save(named, root, "named.pt")
    named["optimizer"]["param_groups"][0]["params"] = names[:-1] + ["head.bias"]
    named["optimizer"]["state"]["head.bias"] = named["optimizer"]["state"].pop(names[-1])
    save(named, root, "other_names.pt")
    save({**parts(), "global_step": 1800}, root, "ckpt_1700.pt")


def non_finite(root):
    broken = parts()
    broken["model"]["2.weight"][2, 1] = float("nan")
    broken["model"]["2.bias"][1] = float("inf")
    save(broken, root, "nan.pt")
    broken = parts()
    broken["optimizer"]["state"][0]["exp_avg"][1, 0] = float("nan")
    save(broken, root, "nan_optimizer.pt")
    masked = parts()
    masked["model"]["mask"] = torch.full((5, 5), float("-inf")).triu(1)
    masked["model"]["observer.min_val"] = torch.tensor(float("inf"))
    save(masked, root, "mask.pt")
    save({**parts(), "best_loss": float("nan")}, root, "nan_scalar.pt")


def scans(root):
    """One tensor for each dtype and layout, with a few numbers broken, and what torch finds."""
    tensors, expected = {}, {}
    kinds = [torch.float16, torch.bfloat16, torch.float32, torch.float64, torch.complex64, torch.complex128]
    for dtype in kinds:
        for layout in ("plain", "transposed", "sliced", "expanded", "sound"):
            tensor = torch.randn(37, 53, dtype=dtype if dtype != torch.float16 else torch.float32).to(dtype)
            if layout != "sound":
                for row, column, value in ((5, 7, "nan"), (5, 3, "inf"), (30, 52, "-inf"), (1, 50, "nan")):
                    tensor[row, column] = float(value)
            if layout == "transposed":
                tensor = tensor.t()
            if layout == "sliced":
                tensor = tensor[2:, 1::3]
            if layout == "expanded":
                tensor = tensor[5].expand(11, 53)
            name = f"{dtype}.{layout}".replace("torch.", "")
            tensors[name] = tensor
            once = tensor[:1] if layout == "expanded" else tensor
            nan, infinite = torch.isnan(once), torch.isinf(once)
            infinite &= ~nan
            first = (nan | infinite).nonzero()
            expected[name] = {"nan": int(nan.sum()), "inf": int(infinite.sum()),
                              "first": first[0].tolist() if len(first) else []}
    torch.save(tensors, os.path.join(root, "scans.pt"))
    with open(os.path.join(root, "scans.json"), "w") as file:
        json.dump(expected, file)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for make in (good, damaged, incoherent, non_finite, scans):
        make(sys.argv[1])


if __name__ == "__main__":
    main()
