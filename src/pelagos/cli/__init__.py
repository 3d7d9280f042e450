"""The `pelagos` command."""
