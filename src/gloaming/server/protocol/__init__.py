"""The wire protocol: the structs that client and server exchange, and the TypeScript types generated from them.

Requests and responses over HTTP are in the modules named `*_info`. Over the WebSocket of a table, the client sends
`client_messages`; the server answers most of them with one of `server_messages`, and sends a complete `TableUpdate`
after each change. `table_messages` are never sent: they are passed between parts of the server.

This package is the lowest layer of the server: it imports no other package of the server. Clients may import it, too.
"""
