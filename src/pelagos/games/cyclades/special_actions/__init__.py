"""Chapter 12: what Poseidon, Ares and Zeus grant beside recruiting and building."""
