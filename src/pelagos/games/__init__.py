"""The titles, one folder each; no title knows another."""
