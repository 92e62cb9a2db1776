#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives torchtriage-cli files that nobody should have: it answers, or says in one line why not, and stays small.

usage: torture.py CLI [CASE...]

TORCHTRIAGE_TORTURE_SCALE=1 runs the sizes of the issue (10 million tracebacks); the default, 50, divides the large
counts by it. Each case must end within its time with status 0 or 2, within the memory limit, and with one line on
standard error if the status is 2.
"""
import gzip
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "helpers"))
import measured

SCALE = int(os.environ.get("TORCHTRIAGE_TORTURE_SCALE", "50"))
LIMIT_S = 60 if SCALE > 1 else 300
PEAK_MIB = 160
TRACEBACK = b"""Traceback (most recent call last):
  File "/srv/train/tagger/train.py", line %d, in train_step
    return loss.item()
RuntimeError: CUDA error: device-side assert triggered
"""
ASSERTION = (b"../aten/src/ATen/native/cuda/Loss.cu:250: nll_loss_forward_reduce_cuda_kernel_2d: block: [%d,0,0], "
             b"thread: [%d,0,0] Assertion `t >= 0 && t < n_classes` failed.\n")
FAILURE = TRACEBACK % 214

CASES = {}


def case(statuses=(0,), family=None, answers=True):
    """A function that makes a file and triages it; `family` is what the answer must then say."""
    def register(function):
        CASES[function.__name__] = (function, statuses, family, answers)
        return function
    return register


class Bench:
    """A folder for the case's files, and the program under test."""

    def __init__(self, cli, folder):
        self.cli, self.folder = cli, pathlib.Path(folder)

    def file(self, name, content=b""):
        path = self.folder / name
        path.write_bytes(content)
        return path

    def triage(self, *paths, **options):
        return measured.run([self.cli, "triage", *map(str, paths), "--json"], limit_s=LIMIT_S, **options)


def blocks(path, count, make):
    """Writes make(0) .. make(count - 1) in large pieces."""
    with open(path, "wb") as file:
        for start in range(0, count, 20_000):
            file.write(b"".join(make(i) for i in range(start, min(start + 20_000, count))))
    return path


@case()
def empty(bench):
    return bench.triage(bench.file("empty.log"))


@case()
def only_line_ends(bench):
    return bench.triage(bench.file("ends.log", b"\n\r\n\r" * 500_000))


@case()
def binary(bench):
    return bench.triage(bench.file("binary.log", random.Random(1).randbytes(16 << 20)))


@case()
def two_gib_of_zero_bytes(bench):
    path = bench.file("sparse.log")
    os.truncate(path, 2 << 30)
    with open(path, "ab") as file:
        file.write(FAILURE)
    return bench.triage(path)


@case(family="device-assert")
def one_line_of_2_gib(bench):
    block = b"step 12 loss 0.41, " * 55_188  # one MiB, no line end
    with open(bench.folder / "line.log", "wb") as file:
        for _ in range((2048 if SCALE == 1 else 256)):
            file.write(block)
        file.write(b"RuntimeError: CUDA error: device-side assert triggered")
    return bench.triage(bench.folder / "line.log")


@case(family="device-assert")
def progress_bar_without_line_end(bench):
    bars = b"".join(b"\r%3d%%|####    | %d/999999" % (i % 100, i) for i in range(2_000_000 // SCALE))
    return bench.triage(bench.file("bar.log", bars + b"\n" + FAILURE))


@case(family="device-assert")
def ten_million_tracebacks(bench):
    return bench.triage(blocks(bench.folder / "many.log", 10_000_000 // SCALE, lambda i: TRACEBACK % i))


@case()
def different_tracebacks(bench):
    def make(i):
        return TRACEBACK.replace(b"device-side assert triggered", b"case %d of many" % i) % i
    return bench.triage(blocks(bench.folder / "different.log", 5_000_000 // SCALE, make))


@case(family="device-assert")
def one_chain_of_tracebacks(bench):
    link = b"\nDuring handling of the above exception, another exception occurred:\n\n"
    return bench.triage(blocks(bench.folder / "chain.log", 5_000_000 // SCALE, lambda i: TRACEBACK % i + link))


@case()
def one_traceback_without_end(bench):
    frame = b'  File "/srv/train/tagger/deep.py", line %d, in call\n    return call(n - 1)\n'
    blocks(bench.folder / "deep.log", 10_000_000 // SCALE, lambda i: frame % i)
    path = bench.folder / "deep.log"
    path.write_bytes(b"Traceback (most recent call last):\n" + path.read_bytes())
    return bench.triage(path)


@case(family="device-assert")
def assertion_lines(bench):
    return bench.triage(blocks(bench.folder / "asserts.log", 10_000_000 // SCALE,
                               lambda i: ASSERTION % (i // 512, i % 512)))


@case()
def half_an_assertion_on_each_line(bench):
    half = (ASSERTION % (0, 17))[:120] + b"\n"
    return bench.triage(blocks(bench.folder / "halves.log", 5_000_000 // SCALE, lambda i: half))


@case(family="device-assert")
def a_rank_for_every_line(bench):
    return bench.triage(blocks(bench.folder / "ranks.log", 5_000_000 // SCALE,
                               lambda i: b"[rank%d]: RuntimeError: CUDA error: device-side assert triggered\n" % i))


@case(family="device-assert")
def invalid_text(bench):
    return bench.triage(bench.file("bytes.log", b"\xff\xfe\xc3\x28\x00 \x1b[31m" * 100_000 + b"\n" + FAILURE))


@case()
def utf16(bench):
    return bench.triage(bench.file("wide.log", FAILURE.decode().encode("utf-16")))


@case(statuses=(0, 2))
def nested_notebook(bench):
    return bench.triage(bench.file("deep.ipynb", b'{"cells":' + b"[" * 500_000))


@case(statuses=(0, 2))
def notebook_of_one_string(bench):
    size = (512 << 20) // SCALE
    return bench.triage(bench.file("string.ipynb", b'{"cells":[{"outputs":[{"text":"' + b"x" * size + b'"}]}]}'))


@case()
def json_lines_of_one_string(bench):
    size = (512 << 20) // SCALE
    return bench.triage(bench.file("string.jsonl", b'{"level":"error","msg":"' + b"\\n" * (size // 2) + b'"}\n'))


@case(statuses=(0, 2))
def gzip_bomb(bench):
    with gzip.open(bench.folder / "bomb.log.gz", "wb", compresslevel=1) as file:
        for _ in range((4 << 30) // SCALE // (1 << 20)):
            file.write(bytes(1 << 20))
    return bench.triage(bench.folder / "bomb.log.gz")


@case(statuses=(0, 2))
def cut_gzip(bench):
    whole = gzip.compress(random.Random(2).randbytes(1 << 20) + FAILURE)
    return bench.triage(bench.file("cut.log.gz", whole[:len(whole) // 2]))


@case(statuses=(0, 2))
def zip_with_a_climbing_name(bench):
    with zipfile.ZipFile(bench.folder / "climb.zip", "w") as archive:
        archive.writestr("../../outside.log", FAILURE.decode())
    result = bench.triage(bench.folder / "climb.zip")
    if (bench.folder.parent / "outside.log").exists():
        result.err += "a file was written outside"
        result.status = -1
    return result


@case(statuses=(2,))
def missing(bench):
    return bench.triage(bench.folder / "absent.log")


@case(statuses=(2,))
def name_with_line_end_and_colour(bench):
    return bench.triage(bench.folder / "a\nb\x1b[31mc.log")


@case(statuses=(2,))
def no_permission(bench):
    path = bench.file("secret.log", FAILURE)
    path.chmod(0)
    if os.geteuid() != 0:
        return bench.triage(path)
    # Root may read everything: another user does it, who may not enter every folder that a build can lie in.
    bench.folder.chmod(0o755)
    own = Bench(str(shutil.copy(bench.cli, bench.folder / "torchtriage-cli")), bench.folder)
    return own.triage(path, user=65534)


@case(family="device-assert")
def directory(bench):
    bench.file("a.log", FAILURE)
    (bench.folder / "below").mkdir()
    os.symlink(bench.folder, bench.folder / "below" / "circle")
    return bench.triage(bench.folder)


@case(statuses=(0, 2), answers=False)  # one answer for each file, and there is none
def empty_directory(bench):
    return bench.triage(bench.folder)


@case(statuses=(0, 2))
def endless_device(bench):
    # No end ever comes; the command has to be ended from outside and must end at once, and stay small until then.
    def stop(pid):
        time.sleep(3)
        os.kill(pid, signal.SIGTERM)
    result = bench.triage("/dev/zero", while_running=stop)
    if result.status == -signal.SIGTERM:
        result.status, result.stopped = 0, True
    return result


def through_fifo(bench, write):
    fifo = bench.folder / "log.fifo"
    os.mkfifo(fifo)

    def feed():
        with open(fifo, "wb", buffering=0) as file:
            write(file)

    writer = threading.Thread(target=feed, daemon=True)
    writer.start()
    result = bench.triage(fifo)
    writer.join(timeout=5)
    return result


@case()
def fifo_that_closes_at_once(bench):
    return through_fifo(bench, lambda file: None)


@case(family="device-assert")
def fifo_that_closes_within_a_line(bench):
    def write(file):
        for piece in (FAILURE[:50], FAILURE[50:120], FAILURE[120:], b"Traceback (most rec"):
            file.write(piece)
            time.sleep(0.05)
    return through_fifo(bench, write)


@case()
def standard_input_closed(bench):
    return bench.triage("-", stdin=subprocess.DEVNULL)


def while_changing(bench, change):
    path = blocks(bench.folder / "moving.log", 200_000, lambda i: b"iter %d loss 0.41 step 0.184 s\n" % i * 40)
    return bench.triage(path, while_running=lambda pid: change(path, pid))


@case(statuses=(0, 2))
def file_that_shrinks(bench):
    def cut(path, _):
        for size in (150 << 20, 100 << 20, 1 << 20, 10):
            time.sleep(0.02)
            os.truncate(path, size)
    return while_changing(bench, cut)


@case(statuses=(0, 2))
def file_that_vanishes(bench):
    def remove(path, _):
        time.sleep(0.02)
        path.unlink()
    return while_changing(bench, remove)


@case()
def file_that_grows(bench):
    def grow(path, pid):
        with open(path, "ab", buffering=0) as file:
            end = time.monotonic() + 10
            while time.monotonic() < end and os.path.exists(f"/proc/{pid}"):
                file.write(FAILURE * 2000)
    return while_changing(bench, grow)


def faults(result, statuses, family, answers):
    if result.timed_out:
        yield f"did not end within {LIMIT_S} s"
    elif result.status not in statuses:
        yield f"ended with {result.status}, not with {' or '.join(map(str, statuses))}"
    if result.peak_mib > PEAK_MIB:
        yield f"took {result.peak_mib:.0f} MiB, more than {PEAK_MIB}"
    said = result.err.splitlines()
    if result.status == 2 and (len(said) != 1 or len(said[0]) < 10 or "\x1b" in said[0]):
        yield f"does not say why in one clear line: {result.err[:300]!r}"
    for line in result.out.splitlines():
        try:
            answer = json.loads(line)
        except ValueError:
            yield f"printed a line that is not JSON: {line[:200]}"
            continue
        if "verdict" not in answer:
            yield f"an answer without a verdict: {line[:200]}"
        elif family and answer["family"] != family:
            yield f"read {answer['verdict']}, {answer['family']}, not {family}"
    if answers and result.status == 0 and not result.out and not result.timed_out and not result.stopped:
        yield "gave no answer"


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    names = sys.argv[2:] or list(CASES)
    failed = 0
    for name in names:
        function, *expected = CASES[name]
        with tempfile.TemporaryDirectory(prefix="torchtriage-torture-") as folder:
            result = function(Bench(sys.argv[1], folder))
        wrong = list(faults(result, *expected))
        print(f"{'FAIL' if wrong else 'ok':4}  {result.seconds:7.2f} s  {result.peak_mib:6.1f} MiB  "
              f"status {result.status:3}  {name}", flush=True)
        for fault in wrong:
            print(f"      {fault}")
        if result.status == 2:
            print(f"      {result.err.strip()}")
        failed += bool(wrong)
    print(f"{len(names)} cases, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
