"""What the editions of Mare Nostrum share."""
