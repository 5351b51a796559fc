"""The wire protocol: a module of structs for each topic, and the types generated from them for the page.

Over HTTP: the modules named `*_info`. Over the socket of a table: a whole `TableUpdate` after each change;
`client_messages` from the client, most of them answered by one of `server_messages`.
`table_messages` stay inside the server.

The lowest layer: imports nothing else of the server. Clients may import it, too.
"""
