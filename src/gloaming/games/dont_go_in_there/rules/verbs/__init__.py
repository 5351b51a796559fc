"""The effects of cards and rooms, one verb per file."""
