"""Run many matches: work units, the runner, its engines, and stores for the results.

A run is a list of work units. `runner.run` plays them with an engine (`engines`) and returns one row per unit, in the
order of the units; a store keeps the rows, and a run that was interrupted continues from it. Rows and stored files
depend only on the units: not on the engine, on the number of workers, or on interruptions.
"""
