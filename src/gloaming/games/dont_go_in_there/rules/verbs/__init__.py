"""What cards and rooms do: a verb a file."""
