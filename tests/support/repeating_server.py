"""The server as anybody starts it, but its chance repeats: a test meets the same game again."""

import os
import secrets
from unittest.mock import patch

from pelagos.server.__main__ import main
from pelagos.server.routes import lobby, what_if
from tests.browser import staged

SECRET = b"the same winds".ljust(32)
SEED = 7


def serve() -> None:
    """Every table deals the same cards and throws the same dice; every bot has the same whims."""
    with (
        patch.object(lobby, "new_chance", lambda: SECRET),
        patch.object(what_if, "new_chance", lambda: SECRET),
        patch.object(what_if, "_taken_over", staged.taken_over),
        patch.object(secrets, "randbits", lambda bits: SEED),
        patch.dict(os.environ, PELAGOS_LIMITS="off"),
    ):
        main()


if __name__ == "__main__":  # processes that think for bots import this file, too
    serve()
