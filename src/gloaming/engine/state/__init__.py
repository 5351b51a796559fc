"""The state of a match: fields, zones, dice and the event log, and what each seat can see of them.

Imports only `flow`, `phrases` and `errors` of the engine. All other packages of the engine, and games, may import this
package.
"""
