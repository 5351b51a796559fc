"""What `make generate` writes from the declarations."""
