"""Environments for learners: the games behind the interfaces of Gymnasium, PettingZoo and OpenSpiel.

Each module needs a library that an extra installs: `pip install "gloaming[gym]"`, `[pettingzoo]` or `[openspiel]`.
Importing one of them without its library raises MissingExtra, which names the extra.
"""
