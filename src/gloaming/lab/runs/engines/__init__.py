"""Engines: where the chunks of a run are played."""
