"""Runs of work units: the runner, its engines, and stores for the rows."""
