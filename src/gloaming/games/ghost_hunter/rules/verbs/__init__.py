"""Effects that tiles, cards and scenarios have on hunters, with one verb per file."""
