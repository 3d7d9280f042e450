"""Who plays: accounts, sessions, seats held, notices."""
