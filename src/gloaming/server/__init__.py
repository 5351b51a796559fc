"""The table on the network: tables, seats, sockets."""
