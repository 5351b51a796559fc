/**
 * The wording of triggers, conditions, effects and other parts of scenarios, as phrases with places for their fields.
 *
 * `{tile}` is a place for a field, `[, at least {least}]` is shown only if the part has the field, and `{won?win:lose}`
 * is a choice for a flag. A verb without a phrase is shown by its name, and fields that a phrase does not name follow
 * it, so that a new verb or field of the schema can be edited without a change here.
 */

import { type Entry, type JsonSchema, label, type PackSchema, type VerbKind } from "../../form/schema";

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "field"; field: string }
  | { kind: "flag"; field: string; yes: string; no: string }
  /** Pieces that are shown if the part has the field. */
  | { kind: "optional"; field: string; pieces: Piece[] };

const TRIGGERS = {
  entered: "a hunter first enters {tile}",
  laid: "{tile} is laid",
  turned: "{card} is turned up",
  acted: "a hunter chooses “{words}” on {at} (deed {deed})",
  "round-begins": "round {first} begins[ and every {every} rounds after it][, counted from the law {after}]",
  fallen: "a hunter falls",
  defeated: "{monster} is defeated",
};

const CONDITIONS = {
  "count-is": "the counter {counter} is[ at least {least}][ at most {most}]",
  holds: "the hunter has {token}[ – or any hunter on {at}]",
  "all-here": "all standing hunters are on {tile}",
  "nobody-is-guest": "nobody is the Ninth Guest",
  accused: "the hunters accused {rightly?the right suspect:the wrong suspect, or none}",
  "nobody-down": "no hunter has fallen",
  "clue-read": "clue {clue} has been read",
  "was-guest": "the hunter is the Ninth Guest",
};

const DEEDS = {
  accuse: "the hunter accuses a suspect",
  add: "add {number} to the counter {counter}",
  affect: "{all?each standing hunter:the hunter}: {does}[ Court cards and Aces {sure?cannot:can} cancel the damage]",
  alter: "change {monster}:[ ST by {st};][ WP by {wp};][ HP by {hp};][ MP by {mp};][ ST and WP never below {least}]",
  clear: "clear a random innocent suspect",
  "end-match": "the hunters {won?win:lose}",
  escort:
    "{companion} appears on {home} with nerve {nerve}; leading her costs {slow} Movement[; count her losses as {lost}]",
  "lay-token": "put {number} of the token {token} on {at}",
  "place-tile": "lay {tile} behind an unopened door",
  proclaim: "the law {law} begins to apply",
  read: "read clue {clue}",
  remove: "remove a tile: {which}",
  roam: "from now on, {monster} moves {steps} tiles each round toward the nearest hunter",
  seal: "close the shutter of the hunter's tile",
  shift: "swap {pairs} random pairs of tiles",
  spawn: "{monster} appears on {at}",
  "take-token": "the hunter gives up the token {token}",
};

const EFFECTS = {
  antidote: "stop bleeding",
  bleed: "begin to bleed",
  calm: "discard up to {cards} Insanity cards[ – whom: {who}]",
  "change-places": "swap places with the hunter who is farthest away",
  lose: "lose {what}",
  check: "check {ability}, {least} or more[ – whom: {who}][; on a success: {passed}][; on a failure: {failed}]",
  confine: "be confined until an ST check of {least} succeeds; each failure: {failed}",
  daze: "be dazed",
  "door-marker": "place a door marker",
  "find-item": "draw {cards} Items",
  "go-back": "go back one room",
  heal: "recover {points} {pool}[ – whom: {who}]",
  hurt: "take {points} {pool} damage[ – whom: {who}]",
  madden: "draw {cards} Insanity cards[ – whom: {who}]",
  tally: "add 1 to the counter {counter}",
};

const PHRASES: Readonly<Record<string, string>> = { ...TRIGGERS, ...CONDITIONS, ...DEEDS, ...EFFECTS };

/** The phrases of parts that are no verbs, by the title of their schema. */
const OF_PARTS: Readonly<Record<string, string>> = {
  LevelPoints: "{won?If the hunters win:If the hunters lose}[ and {only}], each hunter gets {each} level points",
  Gate: "A hunter can enter {tile} only if {only_if}. Otherwise the table says “{words}”",
};

/** What the buttons that add optional fields say, where the name of the field does not say enough. */
const ADDED: Readonly<Record<string, string>> = {
  after: "counted from a law",
  at: "where",
  every: "repeated",
  failed: "on a failure",
  least: "at least",
  lost: "count her losses",
  most: "at most",
  only: "condition",
  passed: "on a success",
  sure: "cannot be cancelled",
  who: "whom",
};

/** Return an optional field in words, for the buttons that add it or leave it out. */
export const addedWords = (field: string): string => ADDED[field] ?? label(field);

const PIECE = /\{(\w+)(?:\?([^:}]*):([^}]*))?\}|\[([^\]]*)\]/g;

/** Split a phrase into texts and places for fields. */
export function pieces(phrase: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of phrase.matchAll(PIECE)) {
    const [whole, field, yes, no, group] = match;
    if (match.index > end) found.push({ kind: "text", text: phrase.slice(end, match.index) });
    end = match.index + whole.length;
    if (group !== undefined) {
      const inner = pieces(group);
      const named = inner.find((piece) => piece.kind !== "text");
      if (named) found.push({ kind: "optional", field: named.field, pieces: inner });
    } else if (field !== undefined && yes !== undefined) found.push({ kind: "flag", field, yes, no: no ?? "" });
    else if (field !== undefined) found.push({ kind: "field", field });
  }
  if (end < phrase.length) found.push({ kind: "text", text: phrase.slice(end) });
  return found;
}

const fieldsIn = (all: readonly Piece[]): string[] =>
  all.flatMap((piece) =>
    piece.kind === "text" ? [] : piece.kind === "optional" ? fieldsIn(piece.pieces) : [piece.field],
  );

/** Return the pieces of a part's phrase, with all fields of its schema. */
export function phraseOf(schema: JsonSchema, packs: PackSchema): Piece[] {
  const read = packs.followed(schema);
  const verb = read.properties?.verb?.const;
  const known = typeof verb === "string" ? PHRASES[verb] : OF_PARTS[read.title ?? ""];
  const properties = Object.keys(read.properties ?? {}).filter((field) => field !== "verb");
  const all = pieces(known ?? label(typeof verb === "string" ? verb : (read.title ?? "")).toLowerCase()).filter(
    (piece) => piece.kind === "text" || properties.includes(piece.field),
  );
  const rest = properties
    .filter((field) => !fieldsIn(all).includes(field))
    .map((field): Piece => {
      const inner: Piece[] = [
        { kind: "text", text: `, ${label(field).toLowerCase()} ` },
        { kind: "field", field },
      ];
      return { kind: "optional", field, pieces: inner };
    });
  return [...all, ...rest];
}

/** Return the required fields of a part, which its phrase always shows. */
export const requiredIn = (schema: JsonSchema, packs: PackSchema): readonly string[] =>
  packs.followed(schema).required ?? [];

/**
 * Return a new part of a list with its required fields. Lists of verbs begin empty, so that nothing is chosen for the author.
 *
 * kept: fields that the part has already; first: what a reference of some kind names at first.
 */
export function newPart(schema: JsonSchema, packs: PackSchema, kept: Entry, first: (kind: string) => string): Entry {
  const made = packs.required(schema, kept, first);
  for (const [name, part] of Object.entries(packs.followed(schema).properties ?? {})) {
    const field = packs.field(part);
    if (field.kind === "list" && packs.field(field.of).kind === "verb" && name in made && !(name in kept))
      made[name] = [];
  }
  return made;
}

/** Return a verb's phrase with "…" for its fields, for menus. */
export function menuWords(verb: VerbKind): string {
  const phrase = PHRASES[verb.verb];
  if (!phrase) return verb.label;
  const words = pieces(phrase)
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      if (piece.kind === "flag") return `${piece.yes} / ${piece.no}`;
      return piece.kind === "field" ? "…" : "";
    })
    .join("");
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/[:;]$/, "");
}
