"""`pelagos serve`: tables in the browser."""

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8000,
    database: Annotated[
        str,
        typer.Option(
            help="A file for SQLite, or a postgresql:// address.", envvar="PELAGOS_DATABASE"
        ),
    ] = "pelagos.db",
    workers: Annotated[
        int,
        typer.Option(help="Processes that serve.", min=1, max=64, envvar="PELAGOS_WORKERS"),
    ] = 1,
) -> None:
    """Host tables in the browser; everything is kept in one file."""
    from pelagos.server.start import run  # the other commands start faster without it

    run(host, port, database=database, workers=workers)
