"""Mare Nostrum in its three editions."""
