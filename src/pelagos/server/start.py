"""Starting the server."""

import sys
from os import environ

import uvicorn

from pelagos.server.app import create_app
from pelagos.server.database import migrate
from pelagos.server.logs import configure
from pelagos.server.settings import DEFAULT_DATABASE, Settings

GRACE_SECONDS = 3


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = DEFAULT_DATABASE,
    workers: int = 1,
) -> None:
    """Serves until interrupted. Raises BadData when the database cannot be opened."""
    configure()
    settings = Settings(database, workers, metrics=bool(environ.get("PELAGOS_METRICS")))
    migrate(settings.url())
    shown = f"[{host}]" if ":" in host else host
    sys.stdout.write(f"Pelagos is at http://{shown}:{port}/\n")
    sys.stdout.flush()
    common = {
        "host": host,
        "port": port,
        "access_log": False,
        "log_level": "warning",
        "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "server_header": False,
        "ws_per_message_deflate": False,  # messages are tiny, and it costs 60 kB a socket
    }
    if workers == 1:
        uvicorn.run(create_app(settings), **common)  # type: ignore[arg-type] # mixed settings
        return
    settings.to_environment()
    uvicorn.run(
        "pelagos.server.app:from_environment",
        factory=True,
        workers=workers,
        **common,  # type: ignore[arg-type] # mixed settings
    )
