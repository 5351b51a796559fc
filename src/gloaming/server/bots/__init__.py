"""The pool of worker processes in which bots think.

This package may import `limits`, `monitoring` and `protocol`. `tables` and `http` may import it.
"""
