"""Matches of work units: their players, and what is recorded of each match."""
