# SPDX-License-Identifier: GPL-3.0-or-later
"""A real sshd and a real Slurm of one node on the loopback address, for the tests of launchers.

Everything lies in one folder: keys, configurations, sockets, spool and logs. Nothing of the system's own sshd or
Slurm is read or touched. close() ends every process that was started here.
"""
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import time

NEEDED = {"ssh": ("ssh", "ssh-keygen", "sshd"),
          "slurm": ("munged", "slurmctld", "slurmd", "srun", "squeue", "scancel", "scontrol")}
SYSTEM_FOLDERS = "/usr/sbin:/sbin:/usr/bin:/bin"


class CannotStart(Exception):
    """Why a daemon does not run here, in one line."""


def program(name):
    found = shutil.which(name, path=os.environ.get("PATH", "") + ":" + SYSTEM_FOLDERS)
    if found is None:
        raise CannotStart(f"{name} is not installed")
    return found


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def last_line(path):
    try:
        lines = [line for line in path.read_text(errors="replace").splitlines() if line.strip()]
    except FileNotFoundError:
        return "no log"
    return lines[-1] if lines else "empty log"


class Daemons:
    """Processes that stay in the foreground, each with a log of its own."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.chmod(0o755)
        self.environment = dict(os.environ)
        self.running = {}

    def start(self, name, words, ready, seconds=10):
        log = self.folder / f"{name}.out"
        with log.open("wb") as out:
            process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT,
                                       env=self.environment, start_new_session=True)
        self.running[name] = process
        until = time.monotonic() + seconds
        while not ready():
            if process.poll() is not None or time.monotonic() > until:
                raise CannotStart(f"{name} does not start: {last_line(log)}")
            time.sleep(0.05)
        return process

    def end(self, name):
        process = self.running.pop(name, None)
        if process is None:
            return
        for wish in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(process.pid, wish)
            except ProcessLookupError:
                break
            try:
                process.wait(5)
                break
            except subprocess.TimeoutExpired:
                continue
        process.wait(5)

    def close(self):
        for name in reversed(list(self.running)):
            self.end(name)


def answers(port):
    def ask():
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                return True
        except OSError:
            return False
    return ask


class Ssh(Daemons):
    """sshd for the user who runs the test, with a key of its own. `config` is the file for ssh -F."""

    def __init__(self, folder, temporary):
        super().__init__(folder)
        for name in NEEDED["ssh"]:
            program(name)
        keygen = program("ssh-keygen")
        for key in ("host", "user"):
            subprocess.run([keygen, "-q", "-t", "ed25519", "-N", "", "-f", str(self.folder / key)], check=True)
        self.port = free_port()
        user = pwd.getpwuid(os.getuid()).pw_name
        shutil.copy(self.folder / "user.pub", self.folder / "authorized")
        (self.folder / "sshd_config").write_text(
            f"Port {self.port}\nListenAddress 127.0.0.1\nHostKey {self.folder}/host\nPidFile none\n"
            f"AuthorizedKeysFile {self.folder}/authorized\nStrictModes no\nUsePAM no\nPasswordAuthentication no\n"
            "KbdInteractiveAuthentication no\nPermitRootLogin prohibit-password\nLogLevel VERBOSE\n"
            f"MaxStartups 100\nSetEnv TMPDIR={temporary}\n")
        host_key = (self.folder / "host.pub").read_text().split()
        (self.folder / "known_hosts").write_text(f"[127.0.0.1]:{self.port} {host_key[0]} {host_key[1]}\n")
        self.config = self.folder / "ssh_config"
        self.config.write_text(
            f"Host node\n  HostName 127.0.0.1\n  Port {self.port}\n  User {user}\n"
            f"Host strangenode\n  HostName 127.0.0.1\n  Port {self.port}\n  User {user}\n"
            "  UserKnownHostsFile /dev/null\n  GlobalKnownHostsFile /dev/null\n"
            f"Host closednode\n  HostName 127.0.0.1\n  Port {free_port()}\n"
            f"Host lockednode\n  HostName 127.0.0.1\n  Port {self.port}\n  User {user}\n"
            f"  IdentityFile {self.folder}/host\n  IdentitiesOnly yes\n  IdentityAgent none\n"
            f"  UserKnownHostsFile {self.folder}/known_hosts\n"
            f"Host * !lockednode\n  IdentityFile {self.folder}/user\n  IdentitiesOnly yes\n  IdentityAgent none\n"
            f"  UserKnownHostsFile {self.folder}/known_hosts\n  GlobalKnownHostsFile /dev/null\n"
            "  StrictHostKeyChecking yes\n")
        try:
            os.makedirs("/run/sshd", exist_ok=True)  # sshd insists on its separation folder
        except PermissionError as why:
            raise CannotStart(f"sshd needs /run/sshd: {why}") from why
        self.start("sshd", [program("sshd"), "-D", "-e", "-f", str(self.folder / "sshd_config")], answers(self.port))

    def cut(self):
        """Ends every connection from outside, as a broken network does, and leaves the daemon."""
        listener = self.running["sshd"].pid
        for process in children(listener):
            os.kill(process, signal.SIGKILL)


def children(parent):
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(") ", 1)[1].split()
            except (FileNotFoundError, ProcessLookupError, IndexError):
                continue
            if int(fields[1]) == parent:
                found.append(int(entry.name))
    return found


class Slurm(Daemons):
    """munged, slurmctld and one slurmd. `environment` holds SLURM_CONF for the programs that use it."""

    JOBS = 40  # that the controller keeps: the queue is full beyond

    def __init__(self, folder):
        super().__init__(folder)
        if os.getuid() != 0:
            raise CannotStart("slurmd runs jobs only as root")
        for name in NEEDED["slurm"]:
            program(name)
        for name in ("state", "spool", "munge"):
            (self.folder / name).mkdir(mode=0o755)
        key = self.folder / "munge" / "munge.key"
        key.write_bytes(os.urandom(128))
        key.chmod(0o600)
        sock = self.folder / "munge" / "socket"
        self.start("munged", [program("munged"), "--foreground", "--force", f"--socket={sock}", f"--key-file={key}",
                              f"--pid-file={self.folder}/munge/pid", f"--seed-file={self.folder}/munge/seed",
                              f"--log-file={self.folder}/munge/log", "--num-threads=1"], sock.exists)
        self.controller_port, self.node_port = free_port(), free_port()
        self.conf = self.folder / "slurm.conf"
        self.conf.write_text(self.configuration(sock))
        self.environment["SLURM_CONF"] = str(self.conf)
        self.start("slurmctld", [program("slurmctld"), "-D", "-f", str(self.conf)], answers(self.controller_port))
        self.start_node()

    def configuration(self, sock):
        host = socket.gethostname().split(".")[0]
        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // (1 << 20) // 2
        node = f"NodeHostname={host} NodeAddr=127.0.0.1 CPUs={os.cpu_count()} RealMemory={memory} State=UNKNOWN"
        return "\n".join((
            "ClusterName=loopback", f"SlurmctldHost={host}(127.0.0.1)", "SlurmUser=root", "SlurmdUser=root",
            f"SlurmctldPort={self.controller_port}", f"SlurmdPort={self.node_port}", "AuthType=auth/munge",
            f"AuthInfo=socket={sock}", "CredType=cred/munge", f"StateSaveLocation={self.folder}/state",
            f"SlurmdSpoolDir={self.folder}/spool", f"SlurmctldPidFile={self.folder}/slurmctld.pid",
            f"SlurmdPidFile={self.folder}/slurmd.pid", f"SlurmctldLogFile={self.folder}/slurmctld.log",
            f"SlurmdLogFile={self.folder}/slurmd.log", "ProctrackType=proctrack/linuxproc", "TaskPlugin=task/none",
            "MpiDefault=none", "SwitchType=switch/none", "SelectType=select/cons_tres",
            "SelectTypeParameters=CR_Core_Memory", "DefMemPerNode=512", "ReturnToService=2", "SchedulerType=sched/builtin",
            "SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=0,defer_batch",
            "JobAcctGatherType=jobacct_gather/linux", "JobAcctGatherFrequency=1",
            "JobAcctGatherParams=OverMemoryKill", "AccountingStorageType=accounting_storage/none",
            "JobCompType=jobcomp/none", "KillWait=15", f"MaxJobCount={self.JOBS}", "MinJobAge=300", "SlurmdTimeout=10",
            "InactiveLimit=0", "UnkillableStepTimeout=10", "PropagateResourceLimits=NONE",
            f"NodeName=node1 {node}", "PartitionName=main Nodes=node1 Default=YES MaxTime=10 State=UP",
            "PartitionName=closed Nodes=node1 MaxTime=10 State=DOWN", ""))

    def start_node(self):
        self.start("slurmd", [program("slurmd"), "-D", "-N", "node1", "-f", str(self.conf)], self.is_idle, 20)

    def ask(self, *words):
        return subprocess.run(words, env=self.environment, capture_output=True, text=True, timeout=60,
                              check=False).stdout

    def is_idle(self):
        return "idle" in self.ask("sinfo", "--noheader", "--format=%T")
