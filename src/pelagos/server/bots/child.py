"""A process that thinks for bots. It ends with its parent, in mid-thought if need be."""

import os
import pickle
import queue
import signal
import sys
import threading
from typing import Any, BinaryIO

from pelagos.server.bots.tasks import JOBS

LENGTH = 8


def frame(thing: object) -> bytes:
    """Something, as it is sent through a pipe."""
    words = pickle.dumps(thing)
    return len(words).to_bytes(LENGTH, "big") + words


def work(asked: Any) -> tuple[str, object]:
    """The outcome of a job: `("done", result)`, or `("failed", the name of the error)`."""
    job, titles, task = asked
    try:
        return "done", JOBS[job](titles, task)
    except Exception as error:  # a bot may fail in any way; the caller decides what then
        return "failed", type(error).__name__


def _listen(source: BinaryIO, jobs: "queue.SimpleQueue[object]") -> None:
    while len(head := source.read(LENGTH)) == LENGTH:
        jobs.put(pickle.loads(source.read(int.from_bytes(head, "big"))))
    os._exit(0)  # nobody is left who wants the thought


def main() -> None:
    """Thinks until the pipe is closed; as nice to other processes as the command line says."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints must not disturb
    jobs: queue.SimpleQueue[object] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        answers.write(frame(work(jobs.get())))
        answers.flush()


if __name__ == "__main__":
    main()
