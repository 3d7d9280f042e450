"""Games being played: their answers, their clocks and those who listen."""
