"""The content that a run plays: games with packs and single overrides, as values for any process."""
