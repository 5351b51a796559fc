"""Observations: what a seat may know, as a flat vector of unsigned bytes, derived from the declared fields.

Imports only `state`, `flow` and `errors` of the engine. Only `match` imports this package.
"""
