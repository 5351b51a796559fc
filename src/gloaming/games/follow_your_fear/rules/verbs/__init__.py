"""The attributes of cards, with one verb per file."""
