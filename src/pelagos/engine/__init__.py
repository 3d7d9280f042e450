"""The contract between rules and tables: steps, spaces, positions, records."""
