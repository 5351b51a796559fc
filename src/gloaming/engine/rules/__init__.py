"""Run the rules: walk the flows, carry out card effects, and declare events and options.

May import `state`. Games, `content`, `learning` and `match` may import this package.
"""
