"""What tiles, cards and scenarios do to hunters, a verb a file."""
