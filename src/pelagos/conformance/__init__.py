"""The laws every title must pass."""
