"""Experiments with many matches: play them on processes or a Ray cluster, keep their rows, compare and report.

A run is a list of work units. `runs.runner.run` plays them with an engine (`runs.engines`) and returns one row per
unit, in the order of the units; a store keeps the rows, and a run that was interrupted continues from it. Rows and
stored files depend only on the units: not on the engine, on the number of workers, or on interruptions. `experiments`
turns a file into units, `matches` plays a unit, and `reports` reads the stored rows.
"""
