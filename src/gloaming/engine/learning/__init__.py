"""Learned policies: features of a decision, linear models of policy and win probability, and play styles.

May import `rules` and `state`. Games, `match` and bots may import this package.
"""
