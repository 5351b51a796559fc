"""Effects that only rules of scenarios have, one verb per file."""
