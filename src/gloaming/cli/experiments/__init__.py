"""Run many bot matches in several processes and summarize them. `commands` and the scripts in `bench/` import it.

Results depend only on the seed, not on the number of processes.
"""
