"""`python -m pelagos.server`: the same as `pelagos serve`."""

import argparse
import sys

from pelagos.engine.errors import PelagosError
from pelagos.server.settings import DEFAULT_DATABASE
from pelagos.server.start import run


def main() -> None:
    """Reads the command line and serves."""
    parser = argparse.ArgumentParser(prog="pelagos.server", description="Serve tables.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", default=DEFAULT_DATABASE)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    try:
        run(given.host, given.port, database=given.database, workers=given.workers)
    except PelagosError as error:
        sys.exit(str(error))


if __name__ == "__main__":  # processes that think for bots import this file, too
    main()
