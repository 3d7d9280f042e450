"""A table in the terminal: the map, the question, names as people type them."""
