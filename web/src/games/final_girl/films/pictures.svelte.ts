/**
 * The pictures of the films' cards, fetched a Killer or Location at a time: those of the table at once, others as long
 * as a card's picture is missing.
 */

import type { Art } from "../art";

const FILMS: Readonly<Record<string, () => Promise<{ CARDS: Readonly<Record<string, Art>> }>>> = {
  "camp-happy-trails": () => import("./camp_happy_trails/pictures"),
  "hans-the-butcher": () => import("./hans_the_butcher/pictures"),
  "fallowmere-park": () => import("./fallowmere_park/pictures"),
  "harrowcell-priory": () => import("./harrowcell_priory/pictures"),
  "low-water": () => import("./low_water/pictures"),
  "the-walled-brother": () => import("./the_walled_brother/pictures"),
  "the-whipper-in": () => import("./the_whipper_in/pictures"),
};

let cards = $state.raw<Readonly<Record<string, Art>>>({});
let fetching = false;
let pending: Promise<unknown> = Promise.resolve();
const missing = new Set<string>();
const left = new Set(Object.keys(FILMS));

/** Fetch the pictures of the Killer and the Location of a table. */
export function expectPictures(...films: readonly string[]): void {
  for (const film of films) if (left.has(film)) pending = Promise.all([pending, fetchFilm(film)]);
}

/** Return the picture of a card; undefined for a card of a pack, and for others until their pictures are there. */
export function pictureOf(id: string): Art | undefined {
  const drawn = cards[id];
  if (id && !drawn && left.size) {
    missing.add(id);
    if (!fetching) void fetchMissing();
  }
  return drawn;
}

async function fetchFilm(film: string): Promise<void> {
  left.delete(film);
  try {
    const { CARDS } = (await FILMS[film]?.()) ?? { CARDS: {} };
    cards = { ...cards, ...CARDS };
    for (const id of Object.keys(CARDS)) missing.delete(id);
  } catch {
    // A picture that cannot be fetched is that of its kind.
  }
}

async function fetchMissing(): Promise<void> {
  fetching = true;
  await Promise.resolve(); // The board says first what it expects.
  await pending;
  for (const film of left) {
    if (!missing.size) break;
    await fetchFilm(film);
  }
  fetching = false;
}
