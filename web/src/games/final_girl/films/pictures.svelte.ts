/** The pictures of the films' cards. Those of the first film are there at once, others are fetched when one is missing. */

import type { Art } from "../art";
import { CARDS as OF_CAMP } from "./camp_happy_trails/pictures";
import { CARDS as OF_HANS } from "./hans_the_butcher/pictures";

const OTHERS: readonly (() => Promise<{ CARDS: Readonly<Record<string, Art>> }>)[] = [
  () => import("./fallowmere_park/pictures"),
  () => import("./harrowcell_priory/pictures"),
  () => import("./low_water/pictures"),
  () => import("./the_walled_brother/pictures"),
  () => import("./the_whipper_in/pictures"),
];

let cards = $state.raw<Readonly<Record<string, Art>>>({ ...OF_CAMP, ...OF_HANS });
let fetching = false;

/** Return the picture of a card; undefined for a card of a pack, and for others until their pictures are there. */
export function pictureOf(id: string): Art | undefined {
  const drawn = cards[id];
  if (!drawn && !fetching) {
    fetching = true;
    // A picture that cannot be fetched is that of its kind.
    for (const fetch of OTHERS) void fetch().then(add, () => undefined);
  }
  return drawn;
}

function add({ CARDS }: { CARDS: Readonly<Record<string, Art>> }): void {
  cards = { ...cards, ...CARDS };
}
