"""The workshop: people make packs in the page, check them, and play with them.

- `draft_files`: drafts as the TOML files of packs, and back
- `draft_check`: the faults, cards and texts of a draft
- `workshop_games`: what the editor needs to know of a game
- `opening_deals`: deals in which an entry of a pack is in sight from the start
- `check_worker`, `check_pool`, `check_tasks`: the processes in which all of that is done, as they can be killed
- `workshop_packs`: the packs of people with their versions
- `comparisons`: the queue of comparisons of drafts with the box, which `comparison_worker` plays in a process;
  `comparison_plan` says with which matches, `comparison_results` what they show
- `pack_contents`, `pack_games`: the files of packs, and the games that are loaded from them
"""
