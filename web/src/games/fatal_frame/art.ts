/**
 * The pictures of cards, each loaded when it is first drawn: icons from game-icons.net, by Delapouite, Lorc and others,
 * CC BY 3.0 (see NOTICE).
 */

import type { Component } from "svelte";

import { randomOf } from "./random";

type Fetch = () => Promise<{ default: Component }>;

/** The loader of each picture, by entry id. Night.svelte draws the Exterior Locations, Ghost.svelte people. */
const PICTURES: Readonly<Record<string, Fetch>> = {
  "family-register": () => import("~icons/game-icons/white-book"),
  "wedding-comb": () => import("~icons/game-icons/comb"),
  "temple-key": () => import("~icons/game-icons/key"),
  "glass-negative": () => import("~icons/game-icons/cracked-glass"),
  "bundle-of-letters": () => import("~icons/game-icons/folded-paper"),
  "charcoal-sketch": () => import("~icons/game-icons/easel"),
  "prayer-bell": () => import("~icons/game-icons/ringing-bell"),
  "medicine-chest": () => import("~icons/game-icons/medicines"),
  "14-film": () => import("~icons/game-icons/film-strip"),
  "61-film": () => import("~icons/game-icons/film-spool"),
  "spirit-orb": () => import("~icons/game-icons/concentration-orb"),
  track: () => import("~icons/game-icons/footprint"),
  sense: () => import("~icons/game-icons/warlock-eye"),
  blast: () => import("~icons/game-icons/laser-burst"),
  save: () => import("~icons/game-icons/shield"),
  flash: () => import("~icons/game-icons/blast"),
  darkroom: () => import("~icons/game-icons/apothecary"),
  "zero-shot": () => import("~icons/game-icons/convergence-target"),
  "futile-odds": () => import("~icons/game-icons/broken-shield"),
  "quick-escape": () => import("~icons/game-icons/run"),
  "fatal-frame": () => import("~icons/game-icons/wood-frame"),
  "double-exposure": () => import("~icons/game-icons/shadow-follower"),
  "steady-hand": () => import("~icons/game-icons/hand"),
  "lens-crack": () => import("~icons/game-icons/cracked-disc"),
  "light-fingers": () => import("~icons/game-icons/evil-hand"),
  "torn-page": () => import("~icons/game-icons/papers"),
  "faded-print": () => import("~icons/game-icons/portrait"),
  "sift-the-ashes": () => import("~icons/game-icons/dust-cloud"),
  "long-candle": () => import("~icons/game-icons/candlebright"),
  "cold-draught": () => import("~icons/game-icons/wind-slap"),
  "salt-line": () => import("~icons/game-icons/salt-shaker"),
  "calling-bell": () => import("~icons/game-icons/windchimes"),
  "wrong-door": () => import("~icons/game-icons/exit-door"),
  "borrowed-sandals": () => import("~icons/game-icons/barefoot"),
  "held-breath": () => import("~icons/game-icons/silence"),
  snapshot: () => import("~icons/game-icons/focused-lightning"),
  "earthen-kitchen": () => import("~icons/game-icons/cooking-pot"),
  "loom-room": () => import("~icons/game-icons/sewing-needle"),
  "silkworm-loft": () => import("~icons/game-icons/ladder"),
  "altar-alcove": () => import("~icons/game-icons/candle-light"),
  "screen-hall": () => import("~icons/game-icons/doorway"),
  "stair-well": () => import("~icons/game-icons/3d-stairs"),
  "bath-house": () => import("~icons/game-icons/bathtub"),
  "lacquer-store": () => import("~icons/game-icons/chest"),
  "festival-room": () => import("~icons/game-icons/bookshelf"),
  "tea-room": () => import("~icons/game-icons/teapot"),
  "mosquito-net-room": () => import("~icons/game-icons/barracks-tent"),
  "locked-closet": () => import("~icons/game-icons/locked-door"),
  "crawl-space": () => import("~icons/game-icons/hole"),
  "well-shaft": () => import("~icons/game-icons/well"),
  "sand-garden": () => import("~icons/game-icons/stone-block"),
  "long-veranda": () => import("~icons/game-icons/packed-planks"),
  study: () => import("~icons/game-icons/quill-ink"),
  "rice-store": () => import("~icons/game-icons/onigori"),
  sickroom: () => import("~icons/game-icons/person-in-bed"),
  "camera-obscura": () => import("~icons/game-icons/photo-camera"),
  nursery: () => import("~icons/game-icons/paper-crane"),
};

/** For cards of packs, one of them by id. */
const ANY: readonly Fetch[] = [
  () => import("~icons/game-icons/card-pick"),
  ...["temple-key", "medicine-chest", "prayer-bell", "long-candle", "bundle-of-letters", "calling-bell"].flatMap(
    (id) => PICTURES[id] ?? [],
  ),
];

/** The loader of the picture of an entry: a copy of a published card keeps its picture. */
export function pictureFor(id: string): Fetch {
  const like = Object.keys(PICTURES).find((published) => `-${id}-`.includes(`-${published}-`));
  const any = ANY[Math.floor(randomOf(id)() * ANY.length)] ?? (() => import("~icons/game-icons/card-pick"));
  return PICTURES[id] ?? (like ? PICTURES[like] : undefined) ?? any;
}

const drawn = new Map<string, Component>();

/** The picture of an entry, immediately if it is already loaded. */
export function picture(id: string): Component | Promise<Component> {
  return (
    drawn.get(id) ??
    pictureFor(id)().then(({ default: picture }) => {
      drawn.set(id, picture);
      return picture;
    })
  );
}
