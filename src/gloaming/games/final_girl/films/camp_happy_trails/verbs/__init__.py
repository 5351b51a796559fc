"""What the cards of Camp Happy Trails do: a verb a file."""
