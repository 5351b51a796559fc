"""The wire protocol: structs for each topic, and the TypeScript types generated from them.

Over HTTP: the modules named `*_info`. Over the WebSocket of a table: the client sends `client_messages`; the server
answers most of them with one of `server_messages`, and sends a whole `TableUpdate` after each change. `table_messages`
stay inside the server.

The lowest layer: it imports nothing else of the server. Clients may import it, too.
"""
