"""Servers that are killed and come back, as fast as a machine at its limits lets them."""

import multiprocessing
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess

import httpx
import uvicorn

from pelagos.server.app import create_app
from pelagos.server.protocol import Framed, Punctual
from pelagos.server.settings import Settings
from tests.server.test_faults import free_port, wait_for
from tests.server.titles import HavenTitles

# A process that has imported everything gives birth to all: reading the modules anew after every
# blow would take most of a trial, and teach nothing.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload([__name__, "pytest"])


def serve(database: str, port: int) -> None:
    """A server of the toy title."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # its log
    app = create_app(Settings(database, bot_processes=0, limits="off"), HavenTitles())
    uvicorn.run(app, port=port, log_level="critical", access_log=False, http=Punctual, ws=Framed)


class Cluster:
    """Servers on one database, each at an address of its own."""

    def __init__(self, database: str, servers: int) -> None:
        self.database = database
        self.ports = [free_port() for _ in range(servers)]
        self.kills = 0
        self.running = [self._start(port) for port in self.ports]

    def _start(self, port: int) -> ForkServerProcess:
        server = PROCESSES.Process(target=serve, args=(self.database, port), daemon=True)
        server.start()
        return server

    def kill(self, which: int) -> None:
        """kill -9, and a new one in its place."""
        self._end(which)
        self.running[which] = self._start(self.ports[which])
        self.kills += 1

    def _end(self, which: int) -> None:
        self.running[which].kill()
        self.running[which].join()

    def wait(self) -> None:
        """Until every server answers."""
        for port in self.ports:
            with httpx.Client(base_url=address(port), timeout=30) as client:
                wait_for(client)

    def close(self) -> None:
        """Ends them all."""
        for which in range(len(self.running)):
            self._end(which)


@contextmanager
def cluster_of(database: str, servers: int) -> Iterator[Cluster]:
    """So many servers, which answer; none is left at the end, nor when one does not start."""
    cluster = Cluster(database, servers)
    try:
        cluster.wait()
        yield cluster
    finally:
        cluster.close()


def address(port: int) -> str:
    """Where a server is."""
    return f"http://127.0.0.1:{port}"
