"""What cards do: a verb a file."""
