"""The attributes of cards, one verb per file."""
