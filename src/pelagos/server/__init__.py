"""The server: tables in the browser, kept in one file or in PostgreSQL."""
