"""Read and validate content: the TOML files of boxes and packs, and the clauses of RULES.md.

May import `rules` and `state`. Games and `match` may import this package.
"""
