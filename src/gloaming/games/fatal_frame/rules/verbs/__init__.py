"""What cards do: a verb a file. What a card says is done in the order in which it says it. (FF-TERM-5)"""
