"""A sitting at a game: seats, clocks, undo, save and resume. Does no I/O."""
