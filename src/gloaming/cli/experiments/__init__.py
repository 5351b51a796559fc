"""Run many bot matches in several processes and sum them up. `commands` and the scripts in `bench/` import it.

Every outcome depends on the seed alone, not on the number of processes.
"""
