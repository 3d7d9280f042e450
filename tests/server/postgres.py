"""A private PostgreSQL of the machine's own binaries, for the time of a test run."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from pwd import getpwnam

MISSING = "no PostgreSQL found: install it (Debian: apt-get install postgresql)"


def find() -> Path | None:
    """The folder of initdb and pg_ctl."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path is not None:
        folders.append(Path(on_path).parent)
    return next((f for f in folders if (f / "initdb").exists()), None)


def is_required() -> bool:
    """Whether a PostgreSQL test that does not run is a failure."""
    return os.environ.get("PELAGOS_REQUIRE_POSTGRES") == "1"


def crash_and_start(programs: Path, folder: str) -> None:
    """Ends the server of `running` as a crash would, and starts it again."""
    control = [str(programs / "pg_ctl"), "-D", f"{folder}/data", "-l", f"{folder}/log", "-w"]
    user = "postgres" if os.getuid() == 0 else None
    subprocess.run([*control, "-m", "immediate", "restart"], user=user, cwd=folder, check=True)


class Machine:
    """A PostgreSQL in a folder and at a port of its own, as if on another machine."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.port = free_port()
        self._user = "postgres" if os.getuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="pelagos-pg-"))
        if self._user is not None:
            os.chown(self.folder, getpwnam(self._user).pw_uid, -1)

    def call(self, program: str, *words: str) -> None:
        """Runs one of PostgreSQL's programs; it must succeed."""
        command = [str(self.programs / program), *words]
        done = subprocess.run(
            command, user=self._user, cwd=self.folder, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr.decode()

    def control(self, *words: str) -> None:
        """Starts, stops or promotes it."""
        log = str(self.folder / "log")
        self.call("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-w", "-t", "120", *words)

    def create(self) -> None:
        """A new, empty cluster."""
        trusting = ("-U", "pelagos", "-A", "trust", "-E", "UTF8")
        self.call("initdb", "-D", str(self.folder / "data"), *trusting)

    def follow(self, primary: "Machine") -> None:
        """Becomes a standby of another."""
        shutil.rmtree(self.folder / "data", ignore_errors=True)
        where = f"host=127.0.0.1 port={primary.port} user=pelagos"
        self.call("pg_basebackup", "-d", where, "-D", str(self.folder / "data"), "-R", "-c", "fast")

    def start(self, *settings: str) -> None:
        """Starts it at its port, with further settings."""
        said = ["listen_addresses=127.0.0.1", "fsync=off", "max_connections=60", *settings]
        options = f"-k {self.folder} -p {self.port} " + " ".join(f"-c {x}" for x in said)
        self.control("-o", options, "start")

    def remove(self) -> None:
        """Ends it, if it runs, and deletes its folder."""
        if (self.folder / "data" / "postmaster.pid").exists():
            self.control("-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def machines(programs: Path, number: int) -> Iterator[list[Machine]]:
    """So many, not yet started; all are removed at the end."""
    found = [Machine(programs) for _ in range(number)]
    try:
        yield found
    finally:
        for machine in found:
            machine.remove()


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def running(programs: Path) -> Iterator[str]:
    """Starts a server that listens on a socket in a folder of its own; yields that folder."""
    # It refuses to run as root, and lends itself to no other user's folder.
    user = "postgres" if os.getuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="pelagos-pg-"))
    data = folder / "data"
    if user is not None:
        os.chown(folder, getpwnam(user).pw_uid, -1)

    def call(*words: str) -> None:
        done = subprocess.run(words, user=user, cwd=folder, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()

    options = f"-k {folder} -c listen_addresses= -c fsync=off -c max_connections=60"
    call(str(programs / "initdb"), "-D", str(data), "-U", "pelagos", "-A", "trust", "-E", "UTF8")
    control = [str(programs / "pg_ctl"), "-D", str(data), "-l", str(folder / "log"), "-w"]
    call(*control, "-o", options, "start")
    try:
        yield str(folder)
    finally:
        call(*control, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
