"""Phase 12: the eight calamities, one module each, in the order of their numbers."""
