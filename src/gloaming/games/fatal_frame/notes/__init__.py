"""What a learned policy sees of each choice in Fatal Frame: what it would come to, as small whole numbers, by topic.

From what the asked player knows alone: the own hand and what lies open, never the hands of others, the deck, or what
lies face down. What an option that plays an Action comes to stands in the file of its verb (`Deed.notes`), made from
`plays.py`.
"""
