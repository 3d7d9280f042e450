"""What the two editions won by four cards share: the game of 2003 and Laget's revision."""
