"""The house of the two editions that four cards win: the game of 2003 and Laget's revision."""
