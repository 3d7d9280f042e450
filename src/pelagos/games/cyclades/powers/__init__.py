"""The seventeen creatures. While a power is used, `b.stage` says which decision is open."""
