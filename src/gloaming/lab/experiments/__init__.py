"""Experiments: files that describe conditions, the plans that they become, and their results."""
