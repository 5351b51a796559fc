"""The verbs of cards, one per file. The text of a card is applied in the order written. (FF-TERM-5)"""
