"""Effects of the rules of scenarios, one verb per file."""
