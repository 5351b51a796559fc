"""Effects of tiles, cards and scenarios on hunters, one verb per file."""
