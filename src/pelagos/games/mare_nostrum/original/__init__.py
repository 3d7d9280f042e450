"""Mare Nostrum (Serge Laget, 2003)."""
