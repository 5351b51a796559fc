"""The pool of worker processes in which bots think.

May import `limits`, `monitoring` and `protocol`. `tables` and `http` may import it.
"""
