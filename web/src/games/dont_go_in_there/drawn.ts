/** Pictures for cards and rooms of packs: a thing by night, always the same for the same id and effect. */

/** The outlines of things in a box of 120 by 84, first the bright shape, then what is dark on it. */
const THINGS: Readonly<Record<string, readonly [bright: string, dark?: string]>> = {
  cat: [
    "M42 72c-3-16 2-27 12-32l-3-18 9 7h8l9-7-2 19c9 6 12 17 9 31zM84 70c14-4 13-22 5-25 15 0 18 27-2 30z",
    "M57 35h3v4h-3zM68 35h3v4h-3zM62 42h5l-2.5 3z",
  ],
  bird: [
    "M24 60c10-2 16-10 20-20 4-12 20-16 29-9l13 4-12 4c1 18-10 28-24 30l-6 5zM56 66h3v9h-3zM64 63h3v12h-3z",
    "M69 33h3v3h-3z",
  ],
  skull: [
    "M60 18c-17 0-26 11-26 24 0 9 4 14 10 17v11h32V59c6-3 10-8 10-17 0-13-9-24-26-24z",
    "M44 41a6.5 7 0 1 0 13 0a6.5 7 0 1 0-13 0zM63 41a6.5 7 0 1 0 13 0a6.5 7 0 1 0-13 0zM60 50l-4 7h8zM53 62h2v8h-2zM59 62h2v8h-2zM65 62h2v8h-2z",
  ],
  candle: [
    "M52 40h16v30H52zM44 70h32v5H44zM60 14c7 9 8 14 4 19-3 3-8 2-9-2-2-5 2-9 5-17z",
    "M59 33h2v7h-2zM56 44c4 8 0 12 2 18h-4V44z",
  ],
  lantern: [
    "M57 12h6v6h-6zM46 20h28l5 8H41zM44 30h32v34H44zM40 66h40v7H40z",
    "M48 33h24v28H48zM60 37c6 8 6 14 3 18-2 2-6 1-7-2-1-4 2-9 4-16z",
  ],
  bell: [
    "M60 14c4 0 5 4 4 7 12 4 13 17 14 28l7 10v4H35v-4l7-10c1-11 2-24 14-28-1-3 0-7 4-7zM53 65h14c0 10-14 10-14 0z",
    "M49 32c-3 6-3 12-3 19h3c0-8 0-13 3-19z",
  ],
  key: ["M36 22a16 16 0 1 1-.1 0zM50 35h44v8h-6v10h-7V43h-6v7h-7v-7H50z", "M36 30a8 8 0 1 0 .1 0z"],
  book: [
    "M30 22c12-4 22-3 30 3 8-6 18-7 30-3v46c-12-4-22-3-30 3-8-6-18-7-30-3z",
    "M59 27h2v42h-2zM36 30h17v2H36zM36 38h17v2H36zM67 30h17v2H67zM67 38h17v2H67z",
  ],
  bottle: [
    "M53 13h14v6h-2v13c11 5 15 12 15 20 0 12-8 21-20 21s-20-9-20-21c0-8 4-15 15-20V19h-2z",
    "M46 50c10-5 18 5 28 0 0 12-5 18-14 18s-14-6-14-18z",
  ],
  ring: ["M60 30a23 22 0 1 1-.1 0zM48 12h24l6 8-18 15-18-15z", "M60 39a14 13 0 1 0 .1 0zM54 19h12l-6 10z"],
  mirror: ["M60 10a21 25 0 0 1 4 49.500V75h-8V59.500A21 25 0 0 1 60 10z", "M60 16a15 19 0 1 0 .1 0zM55 26l12-6-20 26z"],
  mask: [
    "M32 22c18-7 38-7 56 0 2 24-8 44-28 52-20-8-30-28-28-52z",
    "M40 36c6-5 12-4 15 2-6 4-11 4-15-2zM80 36c-6-5-12-4-15 2 6 4 11 4 15-2zM48 56c8 4 16 4 24 0-4 9-20 9-24 0z",
  ],
  hourglass: [
    "M38 12h44v7H38zM38 68h44v7H38zM43 20h34c0 14-12 17-12 23s12 9 12 24H43c0-15 12-18 12-24S43 34 43 20z",
    "M49 28h22c-3 6-9 8-11 12-2-4-8-6-11-12zM49 66c2-6 8-6 11-10 3 4 9 4 11 10z",
  ],
  doll: [
    "M60 12a12 12 0 0 1 8 21l5 6 17 4v8l-15-2 7 24H38l7-24-15 2v-8l17-4 5-6a12 12 0 0 1 8-21z",
    "M54 21h4v4h-4zM62 21h4v4h-4zM55 29h10v1.500H55zM57 44h6v4h-6zM57 54h6v4h-6z",
  ],
  frame: [
    "M36 12h48v62H36z",
    "M42 18h36v50H42zM60 26a9 10 0 0 1 5 18c8 2 11 9 11 24H44c0-15 3-22 11-24a9 10 0 0 1 5-18z",
  ],
  box: ["M34 42h52v30H34zM34 39l10-21h38l4 21z", "M34 40h52v3H34zM55 46h10v10H55zM50 24h24l2 9H47z"],
  eye: ["M22 44c18-28 58-28 76 0-18 26-58 26-76 0z", "M60 29a15 15 0 1 0 .1 0zM46 20l-3-8 3-1 3 8zM74 20l3-8-3-1-3 8z"],
  hand: [
    "M44 74V52L34 38c-2-4 3-6 6-3l8 9V20c0-5 7-5 7 0v18-24c0-5 7-5 7 0v24-20c0-5 7-5 7 0v22-14c0-4 6-4 6 0v32l-6 16z",
    "M52 54c6-3 12-3 17 0l-1 2c-5-2-10-2-15 0z",
  ],
  door: ["M40 74V30c0-24 40-24 40 0v44z", "M45 74V32c0-18 30-18 30 0v42zM70 46a2.5 2.5 0 1 0 .1 0zM52 36h16v1.500H52z"],
  window: [
    "M38 74V32c0-26 44-26 44 0v42z",
    "M43 50h15v19H43zM62 50h15v19H62zM43 46V33c0-9 6-14 15-15v28zM77 46V33c0-9-6-14-15-15v28z",
  ],
  stairs: ["M24 74V62h14V50h14V38h14V26h14V14h16v60z", "M24 62h14v2H24zM38 50h14v2H38zM52 38h14v2H52zM66 26h14v2H66z"],
};

/** Words for these things, in the ids of entries. */
const WORDS: readonly [thing: string, words: RegExp][] = [
  ["cat", /cat|kitten|hound|dog|wolf|fox|rat|hare|rabbit/],
  ["bird", /bird|raven|crow|owl|feather|bat|moth/],
  ["skull", /skull|bone|head|dead|death|grave|tooth/],
  ["candle", /candle|wax|flame|fire|torch/],
  ["lantern", /lantern|lamp|light/],
  ["bell", /bell|gong|chime/],
  ["key", /key|lock/],
  ["book", /book|tome|diary|letter|page|bible|journal|scroll/],
  ["bottle", /bottle|water|potion|vial|poison|wine|elixir|jar/],
  ["ring", /ring|amulet|jewel|gem|necklace|crown|coin/],
  ["mirror", /mirror|glass/],
  ["mask", /mask|face/],
  ["hourglass", /clock|watch|hourglass|time|hour/],
  ["doll", /doll|twin|puppet|toy|child|teddy/],
  ["frame", /portrait|picture|painting|photo|photograph|frame/],
  ["box", /box|chest|coffin|trunk|casket/],
  ["eye", /eye|orb|ball|sight/],
  ["hand", /hand|glove|claw|paw|finger/],
  ["window", /window|attic|tower|chapel|nursery/],
  ["stairs", /stairs?|basement|cellar|crypt/],
  ["door", /door|gate|hall|hallway|passage|room/],
];

/** The things of effects that begin with these words, for ids without a word of their own. */
const EFFECTS: readonly [effect: RegExp, things: readonly string[]][] = [
  [/ghost/, ["lantern", "skull", "bottle", "bell"]],
  [/^dispel/, ["candle", "key", "book", "hand"]],
  [/^(keep|most|first)/, ["bird", "eye", "hourglass", "box"]],
];
const OTHERS = ["skull", "eye", "hand", "bell", "box", "bird"];
const ROOMS = ["door", "window", "stairs"];

/** The colours of the night: near and far; of the thing: bright, middle and dark. */
const COLOURS = [
  ["#2f5561", "#0a1216", "#ffe9a8", "#c98b2e", "#6b4013"],
  ["#5a2a3c", "#14070d", "#ffd3d8", "#d0596a", "#651a2c"],
  ["#3d3570", "#0b0820", "#e6dcff", "#9a7fe0", "#41308c"],
  ["#2f5b3c", "#08140c", "#eaffd2", "#8cbf5a", "#375a1e"],
  ["#6a4a1c", "#160e04", "#fff3c4", "#e8b04a", "#7d5210"],
  ["#274a78", "#060d1a", "#dcf0ff", "#6aa9e0", "#23517f"],
  ["#56565e", "#0d0d10", "#ffffff", "#b4b8bf", "#54585f"],
  ["#6b3020", "#170805", "#ffe0c0", "#ef8a4a", "#80300f"],
] as const;

/** What lies behind the thing. */
const BEHIND = [
  '<circle cx="94" cy="20" r="12" fill="#f4e3b0" opacity=".8"/>',
  '<path d="M60 44L18-10h16zM60 44L86-10h18zM60 44l70-14v16zM60 44L-10 30v16zM60 44L20 94h20zM60 44l22 50h20z" fill="#fff" opacity=".1"/>',
  '<path d="M8 0h3v84H8zM26 0h3v84h-3zM91 0h3v84h-3zM109 0h3v84h-3z" fill="#000" opacity=".3"/>',
  '<path d="M0 74l10-34 8 34zM16 74l8-46 10 46zM86 74l10-50 9 50zM102 74l8-32 10 32z" fill="#000" opacity=".45"/>',
  '<path d="M14 14h2v2h-2zM30 26h1.500v1.500H30zM22 44h2v2h-2zM98 16h2v2h-2zM88 32h1.500v1.500H88zM106 46h2v2h-2zM44 8h1.500v1.500H44z" fill="#fff" opacity=".8"/>',
] as const;

/** Return a number for a text, the same on all devices (FNV-1a). */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // Mixed, because the low bits of similar texts are alike.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function chosen<T>(among: readonly T[], by: string): T {
  return among[hashed(by) % among.length] as T;
}

/** The thing on a picture. */
export function thingOf(id: string, effects: readonly string[], room = false): string {
  for (const word of id.split("-")) {
    const own = WORDS.find(
      ([thing, words]) => (!room || ROOMS.includes(thing)) && new RegExp(`^(${words.source})s?$`).test(word),
    );
    if (own) return own[0];
  }
  if (room) return chosen(ROOMS, id);
  const things = EFFECTS.find(([effect]) => effects.some((name) => effect.test(name)))?.[1] ?? OTHERS;
  return chosen(things, id + effects.join());
}

/** The picture of an entry of a pack, as a data URL. effects: the verbs of its effects. */
export function drawn(id: string, effects: readonly string[], room = false): string {
  const [bright, dark = ""] = THINGS[thingOf(id, effects, room)] ?? [""];
  const [near, far, top, middle, low] = chosen(COLOURS, `${id} colours`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84"><defs><radialGradient id="n" cx="50%" cy="45%" r="75%"><stop stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient><radialGradient id="l"><stop stop-color="${top}" stop-opacity=".5"/><stop offset="1" stop-color="${top}" stop-opacity="0"/></radialGradient><linearGradient id="g" x2="1" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect width="120" height="84" fill="url(#n)"/>${chosen(BEHIND, `${id} behind`)}<ellipse cx="60" cy="44" rx="48" ry="40" fill="url(#l)"/><path d="M0 74h120v10H0z" fill="${far}"/><path d="${bright}" fill="#000" opacity=".5" transform="translate(2 2)"/><path d="${bright}" fill="url(#g)"/><path d="${dark}" fill="${far}" opacity=".85"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
