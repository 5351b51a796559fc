"""Reports and queries: what the stored rows of a run say about games, variants, bots and cards."""
