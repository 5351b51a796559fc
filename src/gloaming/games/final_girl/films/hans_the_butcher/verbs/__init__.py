"""What the cards of Hans the Butcher do: a verb a file."""
