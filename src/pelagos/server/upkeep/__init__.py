"""Running a server: copies of the database, its health, its tables and people."""
