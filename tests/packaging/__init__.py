"""Tests of the installed package, as a user gets it: `make test-installed` builds and installs it for them."""
