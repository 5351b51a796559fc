"""The verbs of cards, one per file. The effects of a card apply in the order in which its text names them.

(FF-TERM-5)
"""
