"""The workshop: packs that people make in the page, checked in processes that can be killed.

This package may import `bots`, `accounts`, `store`, `limits`, `monitoring` and `protocol`. `tables` and `http` may
import it.
"""
