"""The `pelagos` command."""


def command() -> None:
    """Runs the command line.

    The processes that play an arena's games import the script that started them and with it this
    module, but need nothing of the command line: so it is imported only here.
    """
    from pelagos.cli.main import main

    main()
