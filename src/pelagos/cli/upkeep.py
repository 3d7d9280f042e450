"""Looking after a server: `backup`, `restore`, `move`, `doctor`, `admin` and `bots`."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeVar

import typer

from pelagos.cli.common import AsJson, console, print_json

T = TypeVar("T")

Database = Annotated[
    str,
    typer.Option(help="A file for SQLite, or a postgresql:// address.", envvar="PELAGOS_DATABASE"),
]
Table = Annotated[str, typer.Argument(help="The id of the table, as in its address.")]
Name = Annotated[str, typer.Argument(help="The name of the account.")]

DEFAULT = "pelagos.db"

admin = typer.Typer(help="Manage the tables and accounts of a server.", no_args_is_help=True)


def backup(
    copy: Annotated[str, typer.Argument(help="The file to write; it must not exist yet.")],
    database: Database = DEFAULT,
) -> None:
    """Back a database up into one file; the server may keep running."""
    _copy(database, copy)


def restore(
    copy: Annotated[str, typer.Argument(help="A file written by `pelagos backup`.")],
    database: Database = DEFAULT,
) -> None:
    """Restore a backup into a new, empty database."""
    _copy(copy, database)


def move(
    source: Annotated[str, typer.Argument(help="The database to copy; stop its server first.")],
    target: Annotated[str, typer.Argument(help="A new, empty database, such as postgresql://…")],
) -> None:
    """Move from SQLite to PostgreSQL, or back. The source is left unchanged."""
    from pelagos.server.upkeep.copying import at_rest

    at_rest(source)
    _copy(source, target)


def _copy(source: str, target: str) -> None:
    from pelagos.server.upkeep.copying import copy  # the other commands start faster without it

    counts = copy(source, target)
    console.print(
        f"{counts['tables']} tables, {counts['answers']} answers, "
        f"{counts['accounts']} accounts copied"
    )


def doctor(
    database: Database = DEFAULT,
    mend: Annotated[bool, typer.Option("--mend", help="Repair what can be repaired.")] = False,
    json: AsJson = False,
) -> None:
    """Check a database by replaying every game. Exits with 1 if anything is wrong."""
    from pelagos.server.settings import Settings
    from pelagos.server.upkeep.doctor import examined

    found = asyncio.run(examined(Settings(database), mend))
    if json:
        print_json([{"where": x.where, "what": x.what, "mended": x.mended} for x in found.findings])
    else:
        for x in found.findings:
            console.print(f"{x.where}: {x.what}{' (repaired)' if x.mended else ''}", markup=False)
        console.print(f"{found.tables} tables replayed, {len(found.findings)} problems found")
    if any(not x.mended for x in found.findings):
        raise typer.Exit(1)


def bots(
    database: Database = DEFAULT,
    processes: Annotated[int, typer.Option(help="Number of processes.", min=1, max=64)] = 1,
) -> None:
    """Run bots on this machine for a server that runs elsewhere."""
    from pelagos.server.bots.service import run

    run(database=database, bot_processes=processes)


def _asked(database: str, work: Callable[[Any], Coroutine[Any, Any, T]]) -> T:
    from pelagos.server.settings import Settings
    from pelagos.server.upkeep.admin import admin_of

    async def asked() -> T:
        async with admin_of(Settings(database)) as found:
            return await work(found)

    return asyncio.run(asked())


@admin.command("list")
def list_tables(database: Database = DEFAULT, json: AsJson = False) -> None:
    """List all tables. Nothing secret is shown."""
    rows = _asked(database, lambda a: a.tables())
    if json:
        print_json([vars(row) for row in rows])
        return
    for row in rows:
        console.print(
            f"{row.table}  {row.title}  line {row.line}  {row.state}  {row.days} days", markup=False
        )


@admin.command()
def close(
    table: Table,
    database: Database = DEFAULT,
    reopen: Annotated[bool, typer.Option("--reopen", help="Reopen it.")] = False,
) -> None:
    """Close a table, or reopen it."""
    _asked(database, lambda a: a.close(table, not reopen))


@admin.command()
def hand_over(
    table: Table,
    seat: Annotated[int, typer.Argument(help="The number of the seat, from 1.", min=1, max=9)],
    database: Database = DEFAULT,
) -> None:
    """Take a seat from whoever holds it and print the link for the next holder."""
    key = _asked(database, lambda a: a.hand_over(table, seat - 1))
    console.print(f"/t/{table}#seat={key}", markup=False, soft_wrap=True)


@admin.command()
def ban(
    name: Name,
    database: Database = DEFAULT,
    lift: Annotated[bool, typer.Option("--lift", help="Lift the ban.")] = False,
) -> None:
    """Ban an account, or lift the ban."""
    _asked(database, lambda a: a.ban(name, not lift))


@admin.command()
def delete_account(name: Name, database: Database = DEFAULT) -> None:
    """Delete an account; the games stay."""
    _asked(database, lambda a: a.delete_account(name))


@admin.command()
def delete_table(table: Table, database: Database = DEFAULT) -> None:
    """Delete a table with its game and its chat."""
    _asked(database, lambda a: a.delete_table(table))


@admin.command()
def tidy(
    days: Annotated[int, typer.Option(help="Days since the last activity.", min=1)],
    database: Database = DEFAULT,
    running: Annotated[
        bool, typer.Option("--running", help="Include games that are not over.")
    ] = False,
) -> None:
    """Delete old tables that are over, closed or uploaded."""
    gone = _asked(database, lambda a: a.tidy(days, running))
    console.print(f"{gone} tables deleted")
