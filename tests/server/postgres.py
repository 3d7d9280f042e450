"""A private PostgreSQL of the machine's own binaries, for the time of a test run."""

import os
import shutil
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
