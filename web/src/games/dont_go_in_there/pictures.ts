/** The pictures of the cards and rooms, and what a card does in few words. */

const FILES = import.meta.glob<string>("./art/*.svg", { eager: true, query: "?url", import: "default" });

/** The address of the picture of a card type or room; "" where a pack brings one that has none. */
export function picture(id: string): string {
  return FILES[`./art/${id}.svg`] ?? "";
}

/** By the whole text, so that a pack which changes a card never shows the wrong words. */
const SHORT: Readonly<Record<string, string>> = {
  "At the end, each Amulet dispels one Amulet of the value it names.": "End: dispels the Amulet it names",
  "At the end, with 9 ghosts or fewer, all your Cats but one are dispelled.": "End, 9 ghosts or fewer: keep one Cat",
  "The first player whose Clocks come to 8 Curses or more dispels 2 Clocks. Later ones do nothing.":
    "First to 8 Curses: dispel 2",
  "Dolls that come to exactly 6 Curses are dispelled.": "Exactly 6 Curses: dispelled",
  "With every 2nd Holy Water, discard half of your ghosts, rounded down.": "Every 2nd: half your ghosts go",
  "Pass 1 ghost for each of your Masks to the player on your right.": "Pass 1 ghost for each Mask",
  "Take 1 ghost. Your 3rd Mirror dispels all three.": "Take 1 ghost. The 3rd dispels all",
  "At the end, whoever has the most Curses on Music Boxes dispels 2 of them, all who tie included.":
    "End: the most Curses dispels 2",
  "At the end, half of your Portraits, rounded down, are dispelled.": "End: half are dispelled",
  "Your 4th Ring dispels all four.": "The 4th dispels all four",
  "With every 2nd Tome, name another card type and dispel all your cards of it.": "Every 2nd: dispel another type",
  "Two Twins of the same value are dispelled.": "Two alike: dispelled",
};

/** What a card does, in few words; "" where they are not known. */
export function short(text: string): string {
  return SHORT[text] ?? "";
}
