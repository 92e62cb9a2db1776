# SPDX-License-Identifier: GPL-3.0-or-later
"""Leaves an incident folder when a PyTorch training step fails. One file, Python 3.8+, PyTorch 1.8+, nothing else.

    import torchtriage_capture
    for batch in torchtriage_capture.watch(loader): ...

`watch` remembers the batch as the loader gave it, before it goes to a device, and an exception that nobody catches
leaves a folder that TorchTriage opens: the record, the end of the output, the traceback and, if asked for, the batch.

    capture = torchtriage_capture.install(save_batch=True)   # the exception hook alone, and the settings
    with capture.step(i, batch=batch): ...                   # also where something else catches the exception
    @torchtriage_capture.guard                               # a function: main(), a worker of mp.spawn
    Trainer(callbacks=[capture.lightning_callback()])        # Lightning
    Trainer(callbacks=[capture.trainer_callback()])          # Hugging Face

What it never does: read a device tensor, call CUDA after a failure, raise, replace the exception or the exit status.
By default it saves no element of any tensor: names, dtypes, shapes, strides and devices only (save_batch=False).
"""
import collections.abc
import datetime
import functools
import itertools
import json
import os
import platform
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import threading
import time
import traceback

__version__ = "0.1.0"
MOST_TENSORS, MOST_MEMBERS, DEEPEST, MOST_INCIDENTS = 200, 10000, 8, 10
TAIL_BYTES = 1 << 20
STALE_TEMPORARY_SECONDS, STALE_GROUP_SECONDS = 24 * 3600, 120
NO_FAILURE = (SystemExit, KeyboardInterrupt, GeneratorExit)
SECRET = re.compile(r"(?i)(token|secret|passw|api.?key|credential)")


def _now():
    return datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _integer(text):
    return int(text) if re.match(r"-?\d+$", str(text)) else None


def _known(**fields):
    return {key: value for key, value in fields.items() if value is not None and value != [] and value != {}}


def _members(value):
    """Names and members of a container; None if it is none."""
    if isinstance(value, collections.abc.Mapping):
        return (("." + key if isinstance(key, str) else "[%r]" % (key,), item) for key, item in value.items())
    names = getattr(value, "_fields" if isinstance(value, tuple) else "__dataclass_fields__", None)
    if names is not None:
        return (("." + name, getattr(value, name, None)) for name in names)
    return (("[%d]" % i, item) for i, item in enumerate(value)) if isinstance(value, (list, tuple)) else None


def _describe(name, tensor):
    entry = {"name": name, "dtype": str(tensor.dtype).replace("torch.", ""), "device": str(tensor.device),
             "shape": [int(n) for n in tensor.shape]}
    try:  # a sparse tensor has no strides
        entry["strides"] = [int(n) for n in tensor.stride()]
        entry["contiguous"] = bool(tensor.is_contiguous())
        entry["storage_offset"] = int(tensor.storage_offset())
    except (RuntimeError, NotImplementedError):
        pass
    return entry


def _tensors(value, name="batch", depth=0):
    """Every tensor in a batch with its name."""
    if "torch" in sys.modules and isinstance(value, sys.modules["torch"].Tensor):
        yield name, value
    elif depth < DEEPEST:
        for part, member in itertools.islice(_members(value) or (), MOST_MEMBERS):
            yield from _tensors(member, name + part, depth + 1)


def _own_storage(tensor):
    """A view of a large tensor would save all of it: gives it a storage of its own, with the same strides."""
    torch = sys.modules["torch"]
    tensor = tensor.detach()
    span = 1 + sum((size - 1) * step for size, step in zip(tensor.shape, tensor.stride())) if tensor.numel() else 0
    held = tensor.untyped_storage().nbytes() // tensor.element_size() if hasattr(tensor, "untyped_storage") \
        else tensor.storage().size()
    if held <= span:
        return tensor
    try:
        copy = torch.empty_strided(tuple(tensor.shape), tensor.stride(), dtype=tensor.dtype, device="cpu")
        return copy.copy_(tensor)
    except RuntimeError:  # an expanded tensor: several elements share one place
        return tensor.clone()


def _plain(value, depth=0):
    """Only containers, numbers, text and CPU tensors. What lies on a device is described: it cannot be read."""
    if "torch" in sys.modules and isinstance(value, sys.modules["torch"].Tensor):
        if value.device.type != "cpu":
            return {"not saved": "on a device", **_describe("", value)}
        return value.detach() if value.layout is not sys.modules["torch"].strided else _own_storage(value)
    if value is None or isinstance(value, (bool, int, float, complex, str, bytes)):
        return value
    if type(value).__module__ == "numpy" and getattr(value, "dtype", None) is not None and value.dtype.kind in "biufc":
        return sys.modules["torch"].tensor(value) if value.ndim else value.item()
    members = _members(value) if depth < DEEPEST else None
    if members is None:
        return "not saved: " + type(value).__name__
    if isinstance(value, collections.abc.Mapping):
        return {key if isinstance(key, (str, int)) else repr(key): _plain(item, depth + 1)
                for key, item in value.items()}
    if isinstance(value, list) or type(value) is tuple:
        items = [_plain(item, depth + 1) for _, item in members]
        return items if isinstance(value, list) else tuple(items)
    return {part[1:]: _plain(item, depth + 1) for part, item in members}


def _text(*parts):
    with open(os.path.join(*parts), encoding="utf-8") as file:
        return file.read(1 << 20).strip()


def _revision(folder):
    """(root of the work tree, commit that is checked out), read from the files of git; None outside of one."""
    while not os.path.exists(os.path.join(folder, ".git")):
        folder, below = os.path.dirname(folder), folder
        if folder == below:
            return None
    git = os.path.join(folder, ".git")
    if os.path.isfile(git):  # a linked work tree
        git = os.path.join(folder, _text(git).partition("gitdir:")[2].strip())
    head = _text(git, "HEAD")
    if not head.startswith("ref:"):
        return folder, head
    common = os.path.join(git, _text(git, "commondir")) if os.path.exists(os.path.join(git, "commondir")) else git
    for home in (git, common):
        if os.path.exists(os.path.join(home, head[5:])):
            return folder, _text(home, head[5:])
    return folder, re.search(r"(?m)^(\S+) %s$" % re.escape(head[5:]), _text(common, "packed-refs")).group(1)


def _is_dirty(folder):
    try:
        return bool(subprocess.check_output(["git", "-C", folder, "status", "--porcelain", "--untracked-files=no"],
                                            timeout=2, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL).strip())
    except Exception:
        return None


def _code():
    script = getattr(sys.modules.get("__main__"), "__file__", None)
    code = {"command": _command()}
    try:
        code["workdir"] = os.getcwd()
        code["root"], code["revision"] = _revision(os.path.dirname(os.path.abspath(script)) if script else os.getcwd())
    except Exception:  # no repository, or one of a kind that we cannot read
        pass
    return code


def _command():
    """The command line, with the values of what looks like a secret left out."""
    command, hide = [], False
    for word in [sys.executable or "python"] + [str(word) for word in sys.argv]:
        name, equals, _ = word.partition("=")
        if hide and not word.startswith("-"):
            word = "..."
        elif equals and SECRET.search(name):
            word = name + "=..."
        hide = word.startswith("-") and not equals and bool(SECRET.search(word))
        command.append(word)
    return command


def _nvidia():
    """Driver and devices as the kernel module lists them: no library is called, so it is safe after a failure."""
    base = "/proc/driver/nvidia"
    try:
        driver = re.search(r"\s(\d+\.\d+(?:\.\d+)?)\s", _text(base, "version"))
        texts = [_text(base, "gpus", name, "information") for name in sorted(os.listdir(base + "/gpus"))]
        return driver and driver.group(1), re.findall(r"(?m)^Model:\s*(.*\S)", "\n".join(texts))
    except OSError:
        return None, []


def _extensions():
    """Packages that loaded a binary of their own, with their versions."""
    from importlib import metadata
    names = set()
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None) or ""
        if file.endswith(".so") and "lib-dynload" not in file:
            names.add(name.partition(".")[0])
    versions = {}
    for name in sorted(names - {"torch"})[:100]:
        try:
            versions[name] = metadata.version(name)
        except Exception:
            versions[name] = str(getattr(sys.modules.get(name), "__version__", ""))
    return [{"name": name, "version": version} for name, version in versions.items()]


def _environment():
    facts, torch = {}, sys.modules.get("torch")
    if torch is not None:
        hip = getattr(torch.version, "hip", None)
        facts = {"torch": str(torch.__version__), "cuda": torch.version.cuda, "hip": hip}
        # is_initialized() only looks at a flag of Python
        facts["backend"] = "cpu" if not torch.cuda.is_initialized() else "rocm" if hip else "cuda"
    driver, gpus = _nvidia()
    return _known(python=platform.python_version(), driver=driver, gpus=gpus, extensions=_extensions(),
                  os="%s %s" % (platform.system(), platform.release()), **facts)


def _process():
    """Rank and world size from the launcher, else from torch.distributed, which only looks them up."""
    rank, local, world = (_integer(os.environ.get(name)) for name in ("RANK", "LOCAL_RANK", "WORLD_SIZE"))
    dist = sys.modules.get("torch.distributed")
    if rank is None and dist is not None and dist.is_available() and dist.is_initialized():
        rank, world = dist.get_rank(), dist.get_world_size()
    return _known(rank=rank, local_rank=local, world_size=world)


class _Tail:
    """Passes everything on to a stream and keeps the end of it."""

    def __init__(self, stream, kept):
        self._stream, self._kept = stream, kept

    def write(self, text):
        self._kept.append(text)
        return self._stream.write(text)

    def __getattr__(self, name):  # "isatty", "encoding"
        return getattr(self._stream, name)


def _size(descriptor):
    """Size of the file that a descriptor writes to; None if that is no file."""
    try:
        return os.fstat(descriptor).st_size if stat.S_ISREG(os.fstat(descriptor).st_mode) else None
    except OSError:
        return None


def _output_tail(printed, kept):
    """The end of the output. A file is read again: it also holds what C++ and the device printed."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except Exception:
            pass
    text, seen = b"", set()  # two descriptors may write to one file
    for descriptor, start in printed.items():
        size = _size(descriptor)
        if start is None or size is None or os.fstat(descriptor).st_ino in seen:
            continue
        seen.add(os.fstat(descriptor).st_ino)
        with open("/proc/self/fd/%d" % descriptor, "rb") as file:
            file.seek(max(start if start <= size else 0, size - TAIL_BYTES))
            text += file.read(TAIL_BYTES)
    if not seen:
        text = "".join(kept).encode("utf-8", "replace")[-TAIL_BYTES:]
    return text + (b"\n" if text and not text.endswith(b"\n") else b"")


def _write(path, data):
    with open(path, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _sweep(parent):
    """Removes what a killed writer left long ago."""
    for name in os.listdir(parent):
        path = os.path.join(parent, name)
        if name.startswith(".incident-") and time.time() - os.stat(path).st_mtime > STALE_TEMPORARY_SECONDS:
            shutil.rmtree(path, ignore_errors=True)


def _names(parent, name):
    return (os.path.join(parent, name if i == 1 else "%s-%d" % (name, i)) for i in itertools.count(1))


def _publish(temporary, parent, name):
    """Gives the finished folder its name: until here there is no incident, from here on a whole one."""
    for target in _names(parent, name):
        try:
            os.rename(temporary, target)
            return target
        except OSError:
            if not os.path.exists(target):
                raise


def _claim_first(group, rank):
    """True if this rank is the first of the job to fail; the first one leaves a marker for all to see."""
    temporary = os.path.join(group, ".first-%s-%d" % (rank, os.getpid()))
    _write(temporary, json.dumps({"rank": rank, "time": _now()}).encode())
    try:
        os.link(temporary, os.path.join(group, "first-failure.json"))
        return True
    except FileExistsError:
        return False
    except OSError:
        return None
    finally:
        os.unlink(temporary)


def _group_folder(folder, started, rank):
    """One folder for a job of several processes, found by all ranks from what their launcher told them."""
    job = "-".join(os.environ[name] for name in ("TORCHELASTIC_RUN_ID", "SLURM_JOB_ID") if os.environ.get(name))
    words = ["job", job, os.environ.get("MASTER_PORT", ""), os.environ.get("TORCHELASTIC_RESTART_COUNT", "")]
    name = re.sub(r"[^A-Za-z0-9._-]", "-", "-".join(word for word in words if word))[:80]
    for group in _names(folder, name):
        marker = os.path.join(group, "first-failure.json")
        os.makedirs(group, exist_ok=True)
        try:  # an earlier job may have had the same port
            if os.stat(marker).st_mtime > started - STALE_GROUP_SECONDS and \
                    not os.path.exists(os.path.join(group, "rank-%d" % rank)):
                return group
        except FileNotFoundError:
            return group


class Capture:
    """Remembers where the program is, and writes an incident when it fails."""

    def __init__(self, folder=None, save_batch=False, largest_batch=2 << 30, batch_id=None):
        """`batch_id`: function from a batch to an internal identifier, text or numbers; never content."""
        env, home = os.environ.get, os.path.join(os.path.expanduser("~"), ".local", "share")
        # `torchtriage-cli run` collects incidents itself; without it they go where the window looks for them
        self.folder = os.path.abspath(env("TORCHTRIAGE_RUN") or folder or env("TORCHTRIAGE_INCIDENTS") or
                                      os.path.join(env("XDG_DATA_HOME") or home, "torchtriage", "incidents"))
        self.save_batch, self.largest_batch, self.batch_id = save_batch, largest_batch, batch_id
        self.batch = self.iteration = self.epoch = self.last_step = self.saved = None
        self._lock, self._kept = threading.Lock(), collections.deque(maxlen=2000)
        self._started, self._started_text = time.time(), _now()
        self._count, self._code = 0, _code()
        self._printed = {descriptor: _size(descriptor) for descriptor in (1, 2)}

    def watch(self, loader):
        """Wraps a loader: iterating it remembers each batch and its number."""
        return _Watched(self, loader)

    def step(self, iteration=None, batch=None, epoch=None):
        """Context manager for one step. An exception in it is recorded and goes on its way."""
        self.iteration, self.batch = iteration, batch
        if epoch is not None:
            self.epoch = epoch
        return self

    def guard(self, function):
        """Decorator: an exception that leaves the function is recorded and goes on its way."""
        @functools.wraps(function)
        def guarded(*args, **kwargs):
            with self:
                return function(*args, **kwargs)
        return guarded

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if error is None:
            self.last_step = self.iteration
        else:
            self.record(error)
        return False

    def record(self, error, output=None):
        """Writes an incident for an exception, once; returns its folder or None. Never raises."""
        try:
            if isinstance(error, NO_FAILURE) or getattr(error, "_torchtriage", False):
                return None
            if "torch.utils.data" in sys.modules and sys.modules["torch.utils.data"].get_worker_info() is not None:
                return None  # the process of the loader raises it again, with the worker's traceback in it
            with self._lock:
                error._torchtriage = True
                self._count += 1
                if self._count > MOST_INCIDENTS:  # a program that fails and goes on must not fill the disk
                    return None
                self.saved = self._save(error, _output_tail(self._printed, self._kept) if output is None else output)
            if "TORCHTRIAGE_RUN" not in os.environ:  # there the incident is not yet in its place
                print("torchtriage: incident saved in " + self.saved, file=sys.stderr, flush=True)
            return self.saved
        except BaseException as problem:  # whatever goes wrong here, the program's own exception matters more
            try:
                print("torchtriage: no incident was saved: %s: %s" % (type(problem).__name__, problem), file=sys.stderr)
            except BaseException:
                pass
            return None

    def _save(self, error, output):
        trace, process = traceback.format_exception(type(error), error, error.__traceback__), _process()
        parent, name, first = self.folder, time.strftime("%Y%m%d-%H%M%S-") + type(error).__name__, None
        os.makedirs(parent, exist_ok=True)
        rank = process.get("rank")
        if rank is not None and process.get("world_size", 1) > 1:
            parent = _group_folder(parent, self._started, rank)
            first = _claim_first(parent, rank)
            name = "rank-%d" % rank
        _sweep(parent)
        temporary = tempfile.mkdtemp(prefix=".incident-", dir=parent)
        try:
            os.chmod(temporary, 0o755)
            record = self._record(error, process, first)
            os.mkdir(os.path.join(temporary, "logs"))
            _write(os.path.join(temporary, "logs", "output.log"), output + "".join(trace).encode("utf-8", "replace"))
            record["logs"] = ["logs/output.log"]
            self._keep_error_file(temporary, record)
            self._keep_batch(temporary, record)
            text = json.dumps(record, indent=2, ensure_ascii=False, default=str) + "\n"
            _write(os.path.join(temporary, "incident.json"), text.encode("utf-8", "replace"))
            return _publish(temporary, parent, name)
        except BaseException:
            shutil.rmtree(temporary, ignore_errors=True)
            raise

    def _record(self, error, process, first):
        code, kind, now = dict(self._code), type(error), _now()
        if code.pop("root", None):
            code["dirty"] = _is_dirty(self._code["root"])
        own = kind.__module__ in ("builtins", "__main__")
        return _known(
            format="torchtriage.incident", version=1, created=now, id="%s-%d" % (now, os.getpid()),
            first_error=_known(message=str(error), time=now, rank=process.get("rank"),
                               exception=kind.__name__ if own else kind.__module__ + "." + kind.__name__),
            progress=_known(iteration=_integer(self.iteration), epoch=self.epoch if self.epoch == self.epoch else None,
                            last_step=None if self.last_step is None else str(self.last_step)),
            code=_known(**code), environment=_environment(),
            inputs=[_describe(*found) for found in itertools.islice(_tensors(self.batch), MOST_TENSORS)],
            process=dict(process, started=self._started_text, ended=now, **_known(first_to_fail=first)),
            capture={"version": __version__})

    def _keep_error_file(self, folder, record):
        """torchelastic's own report of this rank, where its decorator has written one."""
        path = os.environ.get("TORCHELASTIC_ERROR_FILE")
        if path and os.path.isfile(path) and os.stat(path).st_mtime >= self._started - 1:
            shutil.copyfile(path, os.path.join(folder, "logs", "error.json"))
            record["logs"].append("logs/error.json")

    def _keep_batch(self, folder, record):
        batch = {}
        if self.batch is None:
            return
        try:
            if self.batch_id is not None:
                batch["id"] = str(self.batch_id(self.batch))[:10000]
            size = sum(tensor.numel() * tensor.element_size() for _, tensor in _tensors(self.batch))
            if self.save_batch and size <= self.largest_batch:
                os.mkdir(os.path.join(folder, "batch"))
                sys.modules["torch"].save(_plain(self.batch), os.path.join(folder, "batch", "batch.pt"))
                batch["files"] = ["batch/batch.pt"]
            elif self.save_batch:
                batch["not_saved"] = "%d bytes, over the limit of %d" % (size, self.largest_batch)
        except Exception as problem:  # the record is worth keeping without it
            shutil.rmtree(os.path.join(folder, "batch"), ignore_errors=True)
            batch.pop("files", None)
            batch["not_saved"] = "%s: %s" % (type(problem).__name__, problem)
        record["batch"] = batch

    def install(self):
        """Hooks exceptions that nobody catches, in scripts, threads and notebooks; keeps the end of the output."""
        for name in ("stdout", "stderr"):
            if getattr(sys, name) is not None and not isinstance(getattr(sys, name), _Tail):
                setattr(sys, name, _Tail(getattr(sys, name), self._kept))
        shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
        if shell is not None:
            shell.events.register("post_run_cell", lambda cell: cell.error_in_exec and self.record(cell.error_in_exec))
            return self
        sys.excepthook = self._hook(sys.excepthook, lambda kind, error, trace: error)
        threading.excepthook = self._hook(threading.excepthook, lambda args: args.exc_value)
        return self

    def _hook(self, previous, error_of):
        def hook(*args):
            try:
                output = _output_tail(self._printed, self._kept)
            except Exception:
                output = b""
            try:
                previous(*args)  # the program's traceback first, whatever happens to us
            finally:
                if error_of(*args) is not None:
                    self.record(error_of(*args), output)
        return hook

    def lightning_callback(self):
        """A callback for lightning.Trainer or pytorch_lightning.Trainer."""
        name = next(name for name in ("lightning.pytorch", "pytorch_lightning") if name in sys.modules)
        return type("TorchTriageCallback", (_LightningHooks, sys.modules[name].Callback), {})(self)

    def trainer_callback(self):
        """A callback for transformers.Trainer."""
        return type("TorchTriageCallback", (_TrainerHooks, sys.modules["transformers"].TrainerCallback), {})(self)


class _Watched:
    """A loader whose batches are remembered; everything else is the loader's own."""

    def __init__(self, capture, loader):
        self._capture, self._loader, self._epochs = capture, loader, 0

    def __iter__(self):
        capture = self._capture
        capture.epoch, capture.iteration, capture.batch = self._epochs, None, None
        self._epochs += 1
        for number, batch in enumerate(self._loader):
            capture.iteration, capture.batch = number, batch
            yield batch
            capture.last_step = number
        capture.batch = None

    def __len__(self):
        return len(self._loader)

    def __getattr__(self, name):  # "sampler", "dataset"
        return getattr(self._loader, name)


class _LightningHooks:
    def __init__(self, capture):
        super().__init__()
        self._capture = capture

    def setup(self, trainer, pl_module, stage=None):
        """Sees each batch before it goes to the device."""
        for owner in (getattr(trainer, "datamodule", None), pl_module):
            before = getattr(owner, "on_before_batch_transfer", None)
            if before is not None:
                owner.on_before_batch_transfer = functools.wraps(before)(functools.partial(self._see, before))

    def _see(self, before, batch, *args, **kwargs):
        self._capture.batch = batch
        return before(batch, *args, **kwargs)

    def on_train_batch_start(self, trainer, pl_module, batch, batch_idx, *unused):
        self._capture.iteration, self._capture.epoch = batch_idx, trainer.current_epoch
        if self._capture.batch is None:
            self._capture.batch = batch

    def on_train_batch_end(self, trainer, pl_module, outputs, batch, batch_idx, *unused):
        self._capture.last_step = batch_idx

    def on_exception(self, trainer, pl_module, exception):
        self._capture.record(exception)


class _TrainerHooks:
    def __init__(self, capture):
        super().__init__()
        self._capture = capture

    def on_train_begin(self, args, state, control, model=None, **kwargs):
        """The trainer gives its callbacks no batch: the model's input is described when it arrives."""
        capture = self._capture

        def before(module, positional, named=None):
            capture.batch = {**dict(enumerate(positional)), **(named or {})}
        try:
            model.register_forward_pre_hook(before, with_kwargs=True)
        except TypeError:  # before PyTorch 2.0 a hook sees the positional inputs alone
            model.register_forward_pre_hook(before)

    def on_step_begin(self, args, state, control, **kwargs):
        self._capture.iteration, self._capture.epoch = state.global_step, state.epoch

    def on_step_end(self, args, state, control, **kwargs):
        self._capture.last_step = state.global_step


_installed = None


def install(folder=None, **settings):
    """Hooks uncaught exceptions; see Capture for the settings. A second call gives the first one's Capture."""
    global _installed
    if _installed is None:
        _installed = Capture(folder, **settings).install()
    return _installed


def watch(loader):
    """Installs the hook if need be, and remembers each batch that the loader gives."""
    return install().watch(loader)


def guard(function):
    """Decorator for a function whose exceptions are to be recorded."""
    return install().guard(function)
