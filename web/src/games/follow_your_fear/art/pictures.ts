/** Which creature each Spirit and Fear shows, and how it is posed. */

import type { ContentEntry } from "../../../protocol";
import type { OUTLINES } from "./outlines";

export type Outline = keyof typeof OUTLINES;

/** The light of a picture: a feeling, or the colour of a Fear. */
export type Light = "courage" | "reason" | "hope" | "red" | "blue" | "violet" | "sepia" | "steel" | "green" | "crimson";

/** An outline in a picture of 200 x 140: its centre and size. dim: a thing behind the creature. */
export interface Figure {
  outline: Outline;
  x: number;
  y: number;
  size: number;
  flip: boolean;
  /** Rotation in degrees. */
  turn: number;
  dim: boolean;
  /** Its own light, if it differs from that of the picture. */
  light?: Light;
}

export interface Picture {
  light: Light;
  /** From the back to the front; the last one is also the token. */
  figures: readonly Figure[];
  /** The Fear whose place is behind it; otherwise the place belongs to its light. */
  fear?: string;
  seed: number;
}

type Pose = Partial<Omit<Figure, "outline">>;

const figure = (outline: Outline, pose: Pose = {}): Figure => ({
  outline,
  x: 100,
  y: 66,
  size: 118,
  flip: false,
  turn: 0,
  dim: false,
  ...pose,
});
/** A thing behind the creature, at its right unless told otherwise. */
const thing = (outline: Outline, pose: Pose = {}): Figure =>
  figure(outline, { x: 152, y: 40, size: 62, dim: true, ...pose });
/** A large thing that fills the sky. */
const behind = (outline: Outline, pose: Pose = {}): Figure => thing(outline, { x: 100, y: 64, size: 150, ...pose });

const one = (outline: Outline, pose?: Pose): Figure[] => [figure(outline, pose)];
/** Two that face each other or look away from each other. */
const two = (outline: Outline, apart = 34, pose: Pose = {}): Figure[] => [
  figure(outline, { size: 96, ...pose, x: 100 + apart, flip: true }),
  figure(outline, { size: 96, ...pose, x: 100 - apart }),
];
/** One in front of two others. */
const flock = (outline: Outline): Figure[] => [
  figure(outline, { x: 46, y: 46, size: 62 }),
  figure(outline, { x: 158, y: 38, size: 52 }),
  figure(outline, { x: 104, y: 72, size: 100 }),
];

const SPIRITS: Readonly<Record<string, readonly Figure[]>> = {
  "ember-fox": one("fox"),
  "bramble-boar": one("boar"),
  "kestrel-of-the-first-word": one("hawk-emblem"),
  "upstream-salmon": one("salmon"),
  "door-shoulder-ox": [behind("doorway", { size: 132, y: 58 }), figure("bison", { y: 78, size: 112 })],
  "badger-at-the-gate": one("badger"),
  "war-drum-grouse": [thing("drum", { x: 150, y: 84, size: 72 }), figure("rooster", { x: 84, flip: true, size: 112 })],
  "stag-of-the-long-breath": one("stag-head", { size: 132 }),
  "twin-hounds": two("hound", 40, { size: 104 }),
  "torch-marten": [thing("torch", { x: 40, y: 52, size: 84, flip: true }), figure("rat", { x: 114 })],
  "storm-petrel": one("dove", { size: 126 }),
  "the-lion-who-trembled": one("lion"),
  "wolverine-of-the-pass": [behind("mountains", { y: 60, size: 136 }), figure("wolf-head", { size: 110, y: 72 })],
  "oathkeeper-bear": one("polar-bear", { size: 126 }),
  "horn-blower-elk": one("deer-head"),
  "moth-to-the-flame": [
    thing("candle-flame", { x: 146, y: 78, size: 82 }),
    figure("butterfly", { x: 78, y: 52, size: 96, turn: -24 }),
  ],
  "cinder-crane": one("paper-crane", { size: 132 }),
  "iron-goose": one("goose"),
  "cub-behind-the-knee": one("bear-face"),
  gadfly: one("fly"),
  "turncoat-ram": one("ram-profile"),
  "avalanche-goat": [behind("mountains", { x: 116, y: 56 }), figure("goat", { x: 88, y: 78, size: 112 })],
  "bargaining-bull": one("charging-bull"),
  "bruin-of-the-watchfire": one("bear-head", { size: 122 }),
  "brand-the-wild-swan": one("swan"),
  "flint-squirrel": [thing("flint-spark", { x: 154, y: 44, size: 66 }), figure("squirrel", { x: 88 })],
  "runaway-hare": one("rabbit", { flip: true }),
  "bristling-cat": one("cat", { size: 122 }),
  "hound-at-heel": one("sitting-dog"),
  "owl-of-the-third-question": one("owl", { size: 124 }),
  "magpie-clerk": [thing("quill", { x: 156, y: 52, size: 80 }), figure("bird-twitter", { x: 84, size: 112 })],
  "mirror-carp": one("double-fish", { size: 124 }),
  "patient-spider": one("spider-alt", { size: 122 }),
  "crossroads-hare": one("rabbit-head", { size: 122 }),
  "surveyor-crab": [thing("compass", { x: 154, y: 40, size: 66 }), figure("crab", { x: 96, y: 78, size: 112 })],
  "lantern-bat": [thing("lantern-flame", { x: 100, y: 96, size: 66 }), figure("bat", { y: 48, size: 150 })],
  "chess-board-crow": one("crow-dive", { size: 124 }),
  "interpreter-starling": one("finch"),
  "fulcrum-otter": [thing("scales", { x: 150, y: 46, size: 78 }), figure("beaver", { x: 86, y: 74, size: 112 })],
  "double-entry-squirrel": two("squirrel", 38, { size: 92, y: 72 }),
  "doorway-cat": [behind("doorway", { y: 58, size: 140 }), figure("hollow-cat", { y: 80, size: 96 })],
  "archivist-tortoise": [
    thing("open-book", { x: 142, y: 36, size: 66 }),
    figure("tortoise", { x: 96, y: 80, size: 122 }),
  ],
  "hive-accountant": [thing("abacus", { x: 156, y: 44, size: 66 }), figure("hive", { x: 88, size: 112 })],
  "puppeteer-mantis": [thing("puppet", { x: 38, y: 88, size: 66 }), figure("praying-mantis", { x: 110, y: 62 })],
  "lodestone-ant": one("ant", { size: 122 }),
  "lynx-of-the-unlit-shelf": one("lynx-head", { size: 122 }),
  "trapdoor-weaver": [behind("spider-web", { size: 172 }), figure("hanging-spider", { y: 62, size: 108 })],
  "barometer-frog": one("frog", { y: 70, size: 122 }),
  inkfish: one("squid"),
  "salamander-of-proofs": one("salamander", { size: 122 }),
  "kaleidoscope-fly": one("dragonfly", { size: 124 }),
  "quill-the-night-heron": [thing("quill", { x: 152, y: 50, size: 74 }), figure("heron", { x: 90, size: 122 })],
  "mirel-fox-of-two-faces": [
    figure("fox-head", { x: 124, y: 62, size: 94, turn: 20, flip: true }),
    figure("fox-head", { x: 80, y: 68, size: 108, turn: -12 }),
  ],
  "paper-moth": one("butterfly-flower", { flip: true }),
  "signpost-raven": [thing("wooden-sign", { x: 148, y: 76, size: 86 }), figure("raven", { x: 82, size: 122 })],
  "pickpocket-jackdaw": [
    thing("ring", { x: 74, y: 104, size: 48, turn: -12 }),
    figure("bird-claw", { x: 110, y: 60, size: 112 }),
  ],
  weathercock: [thing("compass", { x: 100, y: 98, size: 70 }), figure("rooster", { y: 54, size: 100 })],
  "meadow-lark": one("hummingbird", { size: 124 }),
  "hearth-hen": one("chicken"),
  "mending-wren": [
    thing("sewing-needle", { x: 150, y: 44, size: 78 }),
    figure("kiwi-bird", { x: 90, y: 74, size: 112 }),
  ],
  "rain-toad": [behind("raining", { y: 44, size: 128 }), figure("frog-prince", { y: 84, size: 92 })],
  "lantern-beetle": [
    thing("lantern-flame", { x: 152, y: 84, size: 74 }),
    figure("flying-beetle", { x: 84, size: 112 }),
  ],
  "shepherd-dog": one("labrador-head"),
  "turtle-island": one("sea-turtle", { size: 126 }),
  "seed-jay": one("peace-dove", { size: 124 }),
  "swans-in-company": two("swan", 40, { size: 98, y: 74 }),
  "snowdrop-mouse": one("seated-mouse"),
  "dawn-rooster": [behind("sunrise", { y: 62, size: 134 }), figure("rooster", { size: 104, y: 74 })],
  "well-digger-mole": one("mole", { size: 124 }),
  "elephant-who-remembers": one("elephant", { size: 122 }),
  "whale-below-the-storm": [thing("raining", { x: 50, y: 36, size: 72 }), figure("whale-tail", { x: 108, y: 76 })],
  "bees-of-the-open-hand": flock("bee"),
  "willow-deer": one("deer"),
  "candle-geese": [
    thing("candle-flame", { x: 156, y: 84, size: 70 }),
    figure("canadian-goose", { x: 58, y: 58, size: 70 }),
    figure("canadian-goose", { x: 104, y: 78, size: 96 }),
  ],
  "sanctuary-snail": one("snail"),
  "compost-worm": one("earth-worm"),
  "marsh-lily-newt": one("gecko"),
  "cuckoo-guest": one("cuckoo-clock"),
  "heron-of-both-shores": one("shoebill-stork"),
  "choir-of-finches": one("nest-birds"),
  "solenne-the-hearth-doe": one("doe", { y: 62, size: 132 }),
  "tamsin-gull-of-the-long-tide": one("seagull", { size: 122 }),
  "doorstep-hedgehog": one("hedgehog", { y: 74, size: 128 }),
  "milk-goat": [
    thing("full-wood-bucket", { x: 46, y: 88, size: 66 }),
    figure("goat", { x: 118, y: 68, flip: true, size: 112 }),
  ],
  "puddle-duck": one("duck"),
  "hearthstone-lizard": one("chameleon-glyph"),
};

const DRAGON: Pose = { x: 44, y: 70, size: 112, flip: true };

const FEARS: Readonly<Record<string, { light: Light; figures: readonly Figure[] }>> = {
  loneliness: { light: "red", figures: one("dragon-head", DRAGON) },
  dark: { light: "violet", figures: one("spectre", { y: 66, size: 124 }) },
  forgotten: { light: "sepia", figures: one("cracked-mask", { y: 66, size: 108 }) },
  heights: { light: "steel", figures: one("falling", { x: 104, y: 70, size: 100, turn: 8 }) },
  decay: { light: "green", figures: one("carnivorous-plant", { y: 70, size: 128 }) },
  trapped: { light: "crimson", figures: one("imprisoned", { y: 58, size: 126 }) },
};

/** A number from a name, the same each time. */
const seedOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

const mirrored = (of: Figure): Figure => ({ ...of, x: 200 - of.x, flip: !of.flip, turn: -of.turn });

/** A token of a Fear. blue: the second dragon of Loneliness. */
export function fearToken(fear: string, blue = false): Picture {
  const { light, figures } = FEARS[fear] ?? { light: "crimson", figures: [] };
  return { light: blue ? "blue" : light, figures: blue ? figures.map(mirrored) : figures, fear, seed: seedOf(fear) };
}

/** The set piece of a Fear. The dragons of Loneliness look away from each other. */
export function fearPicture(fear: string): Picture {
  const token = fearToken(fear);
  if (fear !== "loneliness") return token;
  return {
    ...token,
    figures: [...fearToken(fear, true).figures.map((of) => ({ ...of, light: "blue" as const })), ...token.figures],
  };
}

/** The picture of a Spirit, a Fear card or a Fear. Each card of a Fear sees it from a different place. */
export function pictureOf(entry: ContentEntry): Picture {
  const seed = seedOf(entry.id);
  const figures = SPIRITS[entry.id];
  if (figures) return { light: (entry.facts.type ?? "hope") as Light, figures, seed };
  const fear = String(entry.facts.fear ?? entry.pieces[0] ?? entry.id);
  if (!entry.facts.fear) return fearPicture(fear);
  const token = fearToken(fear, seed % 4 === 3 && fear === "loneliness");
  const [shift, size, lean] = [(seed % 5) * 12 - 24, 0.9 + ((seed >> 3) % 4) * 0.12, ((seed >> 5) % 3) * 9 - 9];
  const seen = token.figures.map((of) => ({ ...of, x: 100 + shift, size: of.size * size, turn: of.turn + lean }));
  return { ...token, figures: seed % 2 ? seen.map(mirrored) : seen, seed };
}
