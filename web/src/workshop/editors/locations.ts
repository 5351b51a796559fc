/** Changing the map of a Location of Final Girl: its spaces, the paths between them, and their die faces. */

import type { Draft, WorkshopGame } from "../../protocol";
import { entriesIn, freeId } from "../draft/entries";
import { entriesOf, type Entry, listOf, numberOf, textOf, textsOf, withField } from "./entry";

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export const MOST_SPACES = 40;
export const MOST_LINKS = 6;

export interface Space {
  id: string;
  name: string;
  /** In percent of the map from the left and from the top. */
  at: [number, number];
  /** For each adjacent space, the die faces that lead a panicking Victim there. */
  links: Record<string, number[]>;
  oneWay: string[];
  /** The space as the entry has it, with all its fields. */
  entry: Entry;
}

/** What a space can be, each a field of it. */
export const TRAITS = [
  { id: "exit", name: "Exit", help: "Victims are saved here." },
  { id: "search", name: "Search space", help: "It can have an Item deck." },
  { id: "water", name: "At the water", help: "For cards that need water." },
  { id: "deep", name: "Deep water", help: "People may be here, but tokens cannot." },
  { id: "named", name: "Name printed", help: "The board prints its name." },
] as const;

const MIDDLE: [number, number] = [50, 50];

function linksOf(value: unknown): Record<string, number[]> {
  const links = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(links.map(([to, faces]) => [to, listOf(faces).filter((face) => typeof face === "number")]));
}

export function spacesOf(location: Entry): Space[] {
  return entriesOf(location.spaces).map((entry) => {
    const [x, y] = listOf(entry.at);
    return {
      id: textOf(entry.id),
      name: textOf(entry.name) || textOf(entry.id),
      at: [numberOf(x, MIDDLE[0]), numberOf(y, MIDDLE[1])],
      links: linksOf(entry.links),
      oneWay: textsOf(entry.one_way),
      entry,
    };
  });
}

export interface Path {
  id: string;
  from: string;
  to: string;
  oneWay: boolean;
}

/** Return every path between two spaces once; a one-way path leads from `from` to `to`. */
export function pathsOf(spaces: readonly Space[]): Path[] {
  const links = new Map(spaces.map((space) => [space.id, space.links]));
  return spaces.flatMap(({ id: from, links: there }) =>
    Object.keys(there).flatMap((to): Path[] => {
      const back = links.get(to);
      if (!back) return [];
      const oneWay = !(from in back);
      return oneWay || from < to ? [{ id: `${from}-${to}`, from, to, oneWay }] : [];
    }),
  );
}

/** Return the Location with the spaces changed by `change`; undefined removes a space. */
function changed(location: Entry, change: (entry: Entry, id: string) => Entry | undefined): Entry {
  const spaces = entriesOf(location.spaces).flatMap((entry) => change(entry, textOf(entry.id)) ?? []);
  return { ...location, spaces };
}

const withoutLink = (entry: Entry, to: string): Entry => {
  const links = linksOf(entry.links);
  delete links[to];
  const oneWay = textsOf(entry.one_way).filter((other) => other !== to);
  return withField({ ...entry, links }, "one_way", oneWay, []);
};

/** Return the links with one more space, which gets the die faces that lead nowhere, or else one of another space that has several. */
function linked(links: Record<string, number[]>, to: string): Record<string, number[]> {
  if (links[to]) return links;
  const used = Object.values(links).flat();
  const free = FACES.filter((face) => !used.includes(face));
  if (free.length) return { ...links, [to]: [...free] };
  const most = Object.keys(links).reduce(
    (best, id) => ((links[id]?.length ?? 0) > (links[best]?.length ?? 0) ? id : best),
    Object.keys(links)[0] ?? "",
  );
  const faces = links[most] ?? [];
  return faces.length > 1 ? { ...links, [most]: faces.slice(0, -1), [to]: faces.slice(-1) } : { ...links, [to]: [] };
}

/** Connect two spaces. A one-way path leads only from the first to the second. */
export function connect(location: Entry, from: string, to: string, oneWay = false): Entry {
  if (from === to) return location;
  return changed(location, (entry, id) => {
    if (id === from) {
      const others = textsOf(entry.one_way).filter((other) => other !== to);
      return withField(
        { ...entry, links: linked(linksOf(entry.links), to) },
        "one_way",
        oneWay ? [...others, to] : others,
        [],
      );
    }
    if (id !== to) return entry;
    return oneWay
      ? withoutLink(entry, from)
      : withField(
          { ...entry, links: linked(linksOf(entry.links), from) },
          "one_way",
          textsOf(entry.one_way).filter((other) => other !== from),
          [],
        );
  });
}

/** Remove the path between two spaces, in both directions. */
export const disconnect = (location: Entry, one: string, other: string): Entry =>
  changed(location, (entry, id) =>
    id === one ? withoutLink(entry, other) : id === other ? withoutLink(entry, one) : entry,
  );

export const isConnected = (spaces: readonly Space[], one: string, other: string): boolean =>
  spaces.some(({ id, links }) => (id === one && other in links) || (id === other && one in links));

/** Let a die face lead from a space to another, or nowhere ("") so that the Victim stays. */
export const withFace = (location: Entry, space: string, face: number, to: string): Entry =>
  changed(location, (entry, id) => {
    if (id !== space) return entry;
    const links = Object.entries(linksOf(entry.links)).map(([other, faces]) => {
      const rest = faces.filter((number) => number !== face);
      return [other, other === to ? [...rest, face].sort() : rest];
    });
    return { ...entry, links: Object.fromEntries(links) };
  });

/** Return where a die face leads from a space; "" if the Victim stays. */
export const leadsTo = ({ links }: Space, face: number): string =>
  Object.keys(links).find((to) => links[to]?.includes(face)) ?? "";

export const inPercent = (value: number): number => Math.round(Math.max(0, Math.min(value, 100)));

export const place = (location: Entry, space: string, [x, y]: readonly [number, number]): Entry =>
  changed(location, (entry, id) => (id === space ? { ...entry, at: [inPercent(x), inPercent(y)] } : entry));

export const withSpaceField = (
  location: Entry,
  space: string,
  field: string,
  value: unknown,
  byDefault?: unknown,
): Entry => changed(location, (entry, id) => (id === space ? withField(entry, field, value, byDefault) : entry));

/** Add a space, at a position in percent, and return its id with the changed Location. taken: ids of spaces of other Locations. */
export function add(location: Entry, at: readonly [number, number], taken: readonly string[]): [Entry, string] {
  const spaces = entriesOf(location.spaces);
  const ids = spaces.map((space) => textOf(space.id));
  const number = spaces.length + 1;
  const id = freeId(`space-${number}`, new Set([...taken, ...ids]));
  const entry = { id, name: `Space ${number}`, at: [inPercent(at[0]), inPercent(at[1])], links: {} };
  return [{ ...location, spaces: [...spaces, entry] }, id];
}

/** Whether a space still has the id that it got when it was added, which its first name replaces. */
export const isUnnamed = (id: string): boolean => /^space-\d+(-\d+)?$/.test(id);

/**
 * Name a space. Return its id with the changed Location.
 *
 * first: whether this is its first name, from which its id is made, by which cards print it.
 */
export function named(
  location: Entry,
  space: string,
  name: string,
  taken: readonly string[],
  first = isUnnamed(space),
): [Entry, string] {
  const changed = withSpaceField(location, space, "name", name);
  if (!first || !/[a-z]/i.test(name)) return [changed, space];
  const others = spacesOf(location).flatMap(({ id }) => (id === space ? [] : [id]));
  const id = freeId(name, new Set([...taken, ...others]));
  return [renamed(changed, space, id), id];
}

/** Remove a space with the paths to it and its Item deck. */
export function remove(location: Entry, space: string): Entry {
  const rest = changed(location, (entry, id) => (id === space ? undefined : withoutLink(entry, space)));
  return textsOf(rest.decks).includes(space) ? withDeck(rest, space, undefined) : rest;
}

/** Give a space another id, everywhere in the Location. */
export function renamed(location: Entry, from: string, to: string): Entry {
  const inList = (value: unknown): string[] => textsOf(value).map((id) => (id === from ? to : id));
  const spaces = changed(location, (entry, id) => {
    const links = Object.entries(linksOf(entry.links)).map(([other, faces]) => [other === from ? to : other, faces]);
    return withField(
      { ...entry, id: id === from ? to : id, links: Object.fromEntries(links) },
      "one_way",
      inList(entry.one_way),
      [],
    );
  });
  return "decks" in spaces ? { ...spaces, decks: inList(spaces.decks) } : spaces;
}

const FOUR = 4;

/** The number of Items in the deck of a space, undefined without a deck. */
export function deckOf(location: Entry, space: string): number | undefined {
  const number = textsOf(location.decks).indexOf(space);
  if (number < 0) return undefined;
  return numberOf(listOf(location.deck_sizes)[number], FOUR);
}

/** Give a space an Item deck of this number of cards, or none. */
export function withDeck(location: Entry, space: string, cards: number | undefined): Entry {
  const old = textsOf(location.decks);
  const decks = cards === undefined ? old.filter((id) => id !== space) : old.includes(space) ? old : [...old, space];
  const sizes = decks.map((id) => (id === space && cards !== undefined ? cards : (deckOf(location, id) ?? FOUR)));
  const allFour = sizes.every((size) => size === FOUR);
  return withField({ ...location, decks }, "deck_sizes", allFour ? [] : sizes, []);
}

/** Return the ids of spaces of all other Locations, which no space may have. */
export function takenIds(location: Entry, draft: Draft, game: WorkshopGame): string[] {
  return entriesIn(draft, game, "location")
    .filter(({ id }) => id !== location.id)
    .flatMap((other) => spacesOf(other).map(({ id }) => id));
}

/** Return the spaces that a space cannot reach along the paths. */
export function cutOff(spaces: readonly Space[]): string[] {
  const first = spaces[0];
  if (!first) return [];
  const links = new Map(spaces.map(({ id, links }) => [id, Object.keys(links)]));
  const seen = new Set([first.id]);
  for (const id of seen) for (const to of links.get(id) ?? []) if (links.has(to)) seen.add(to);
  return spaces.flatMap(({ id }) => (seen.has(id) ? [] : [id]));
}

export interface Need {
  text: string;
  done: boolean;
}

/** Return what a Location needs before it can be played, and what it has. */
export function needsOf(location: Entry, draft: Draft, game: WorkshopGame): Need[] {
  const spaces = spacesOf(location);
  const ids = spaces.map(({ id }) => id);
  const of = (table: string): Entry[] => entriesIn(draft, game, table).filter((entry) => entry.of === location.id);
  const setups = of("setup");
  const lost = setups.flatMap((setup) => {
    const named = [textOf(setup.girl), textOf(setup.killer), ...Object.keys(linksOf(setup.victims))];
    const gone = [...new Set(named)].filter((space) => space && !ids.includes(space));
    const what = gone.length === 1 ? `“${gone[0]}”, which is` : `${gone.length} spaces that are`;
    return gone.length
      ? [`The Setup card ${textOf(setup.name) || textOf(setup.id)} names ${what} not on the map.`]
      : [];
  });
  const decks = textsOf(location.decks).reduce((sum, space) => sum + (deckOf(location, space) ?? 0), 0);
  const items = of("item").reduce((sum, item) => sum + numberOf(item.copies, 1), 0);
  const alone = cutOff(spaces).map((id) => spaces.find((space) => space.id === id)?.name ?? id);
  return [
    { text: "An Exit", done: spaces.some(({ entry }) => entry.exit === true) },
    {
      text: alone.length ? `A path to every space (none to ${alone.join(", ")})` : "A path to every space",
      done: spaces.length > 0 && !alone.length,
    },
    { text: "A Setup card", done: setups.length > 0 },
    { text: "An Event", done: of("event").length > 0 },
    { text: `${decks} Items for its Item decks (there are ${items})`, done: items >= decks },
    ...lost.map((text) => ({ text, done: false })),
  ];
}

interface Point {
  x: number;
  y: number;
}

/** Pixels between a name and the die faces of a path, which are about this large themselves. */
const GAP = 12;

/** Return where the die faces of a path stand: on the path, just outside the name where it begins, of half that size. */
export function besideName(start: Point, end: Point, half: Point): Point {
  const [x, y] = [end.x - start.x, end.y - start.y];
  const far = Math.hypot(x, y) || 1;
  const out = Math.min((half.x + GAP) / (Math.abs(x) / far || 1e-6), (half.y + GAP) / (Math.abs(y) / far || 1e-6));
  const part = Math.min(0.5, out / far);
  return { x: start.x + x * part, y: start.y + y * part };
}
