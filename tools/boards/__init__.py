"""Draws the boards: geometry for play and antique-map art, as files in web/public/boards.

Run `python -m tools.boards [board ...]`; see docs/guide/boards.md.
"""
