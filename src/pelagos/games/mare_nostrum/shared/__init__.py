"""What all three editions share."""
