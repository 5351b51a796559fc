"""The effects of cards, one verb per file."""
