"""Breaks the rules one line at a time, and sees whether a test notices."""
