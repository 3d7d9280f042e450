"""What is kept: the database, its tables and rows, and how workers hear of each other."""
