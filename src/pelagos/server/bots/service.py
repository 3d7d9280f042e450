"""`pelagos bots`: a process that lets bots think for the tables of servers elsewhere."""

import asyncio
import sys

from pelagos.server.app import ENDING, running, services_of
from pelagos.server.logs import configure
from pelagos.server.settings import Settings
from pelagos.server.titles import Titles


def run(**given: object) -> None:
    """Thinks until interrupted. The database says what is to be thought about, and by whom."""
    configure()
    settings = Settings.from_environment(**{"bots_elsewhere": False, **given})
    asyncio.run(serve(settings))


async def serve(settings: Settings, titles: Titles | None = None) -> None:
    """The same, until it is cancelled or told to end."""
    services = services_of(settings, titles)
    ended = asyncio.Event()
    for number in ENDING:
        if sys.platform != "win32":
            asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with running(services, services.driver.drive):
        await ended.wait()
