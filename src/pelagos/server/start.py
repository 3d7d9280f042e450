"""Starting the server."""

import os
import sys
import tempfile
import time

import structlog
import uvicorn

from pelagos.server.app import create_app, ending_at_once
from pelagos.server.logs import configure
from pelagos.server.measures import FOLDER
from pelagos.server.people.mail import Mail
from pelagos.server.protocol import Framed, Punctual
from pelagos.server.settings import Settings
from pelagos.server.storage.database import NotThereYet, migrate, waits

log = structlog.get_logger()

GRACE_SECONDS = 3
HUNG_SECONDS = 30
"""After this long without a sign of life a worker is ended and replaced."""
LONGEST_WORD = 4096
"""Nobody has anything to say on a live channel."""


def run(host: str = "127.0.0.1", port: int = 8000, **given: object) -> None:
    """Serves until interrupted; `given` are settings, the rest is taken from the environment.

    Raises BadData when the database cannot be opened. Waits for one that cannot be reached.
    """
    configure()
    settings = Settings.from_environment(**given)
    settings.rates()  # or a word about what is wrong with them, before there are workers
    Mail(settings.smtp, settings.mail_from, settings.address)
    with ending_at_once():
        wait_for_database(settings)
    shown = f"[{host}]" if ":" in host else host
    sys.stdout.write(f"Pelagos is at http://{shown}:{port}/\n")
    sys.stdout.flush()
    common = {
        "host": host,
        "port": port,
        "access_log": False,
        "log_config": None,  # what it has to say is logged like all else
        "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "server_header": False,
        "ws_per_message_deflate": False,  # messages are tiny, and it costs 60 kB a socket
        "ws_max_size": LONGEST_WORD,
        "ws": Framed,
        "http": Punctual,  # by its name, or it could not be handed to other workers
        "forwarded_allow_ips": settings.trusted_proxies,
    }
    if settings.workers == 1:
        Punctual.set_limits(settings.request_seconds)
        uvicorn.run(create_app(settings), **common)  # type: ignore[arg-type] # mixed settings
        return
    settings.to_environment()
    with tempfile.TemporaryDirectory(prefix="pelagos-metrics-") as folder:
        if settings.metrics:
            os.environ[FOLDER] = folder
        uvicorn.run(
            "pelagos.server.app:from_environment",
            factory=True,
            workers=settings.workers,
            timeout_worker_healthcheck=HUNG_SECONDS,
            **common,  # type: ignore[arg-type] # mixed settings
        )


def wait_for_database(settings: Settings) -> None:
    """Brings the database up to date, as soon as it can be reached."""
    for wait in waits():
        try:
            migrate(settings.url())
            return
        except NotThereYet as error:
            log.warning("database_awaited", reason=str(error), again_in=wait)
        time.sleep(wait)
