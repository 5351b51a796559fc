"""What the rules of scenarios do, a verb a file."""
