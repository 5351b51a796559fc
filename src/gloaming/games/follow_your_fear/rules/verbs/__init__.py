"""What cards do: a verb a file. An attribute of the rulebook is a verb here."""
