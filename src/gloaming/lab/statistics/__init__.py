"""Intervals, sequential stopping, shrinkage and survival curves, independent of games."""
