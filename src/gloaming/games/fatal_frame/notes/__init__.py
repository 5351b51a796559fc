"""Features of options for the learned policy, one module per topic. All features are small integers.

The features use only what the player to move knows: the player's hand and open cards, never other hands, the deck or
face-down cards. The features of an Action are in the file of its verb (`Deed.notes`), built from `plays.py`.
"""
