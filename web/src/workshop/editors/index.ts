/** The special editors of the workshop, for fields that a plain form would make hard to fill in. */

import type { Component } from "svelte";

import type { Draft, DraftFault, FieldWords, WorkshopGame } from "../../protocol";

/** What every special editor receives. An editor keeps no copy of the value: it calls `change` and shows what comes back. */
export interface EditorProps {
  /** The value of the field, undefined if the entry does not have it. */
  value: unknown;
  entry: Record<string, unknown>;
  draft: Draft;
  game: WorkshopGame;
  /** The name of the field for people. */
  label: string;
  /** The id of the editor's outermost element, unique on the page. */
  id: string;
  /** The faults of the entry; an editor shows those of its fields. */
  faults: readonly DraftFault[];
  /** The generated texts of the verbs of this entry. */
  words?: readonly FieldWords[];
  /** Set the field; undefined removes it from the entry. */
  change: (value: unknown) => void;
  /** Replace the entry. step: changes with the same step in quick succession are undone together. */
  changeEntry: (entry: Record<string, unknown>, step?: string) => void;
}

type Load = () => Promise<Component<EditorProps>>;

interface Editor {
  load: Load;
  /** Other fields that it changes as well, and that a form leaves out. */
  also?: readonly string[];
  /** Whether a form begins with it, below the name. */
  first?: boolean;
}

const PATTERN_PICKER: Editor = { load: async () => (await import("./PatternPicker.svelte")).default };

/** The editors by game, table and field. */
const EDITORS: Readonly<Record<string, Editor | undefined>> = {
  "follow-your-fear/pattern/offsets": {
    load: async () => (await import("./PatternEditor.svelte")).default,
    also: ["rays"],
  },
  "follow-your-fear/fear/back": PATTERN_PICKER,
  "ghost-hunter/tile/doors": {
    load: async () => (await import("./TileEditor.svelte")).default,
    also: ["floors", "insanity", "events", "items", "pair", "chute", "marker", "tower", "waits"],
  },
  "ghost-hunter/scenario/rules": {
    load: async () => (await import("./RulesEditor.svelte")).default,
    also: ["goal", "ends", "counted", "laws", "points", "gates", "aims"],
  },
  "final-girl/location/spaces": {
    load: async () => (await import("./LocationEditor.svelte")).default,
    also: ["decks", "deck_sizes"],
    first: true,
  },
  "final-girl/setup/of": {
    load: async () => (await import("./SetupEditor.svelte")).default,
    also: ["girl", "killer", "victims"],
  },
};

function editorOf(game: string, table: string, field: string): Editor | undefined {
  // A Move refers to a pattern in every table that has attributes.
  if (game === "follow-your-fear" && /\.pattern$/.test(field)) return PATTERN_PICKER;
  return EDITORS[`${game}/${table}/${field}`];
}

/**
 * Return a function that loads the editor of a field, undefined if the plain form suits.
 *
 * field: the path of the field, such as "powers[0].pattern".
 */
export const editorFor = (game: string, table: string, field: string): Load | undefined =>
  editorOf(game, table, field)?.load;

/** Return a function that loads the picture of a whole entry that its cards do not show; undefined for most tables. */
export const pictureFor = (
  game: string,
  table: string,
): (() => Promise<{ default: Component<{ entry: Record<string, unknown> }> }>) | undefined =>
  game === "final-girl" && table === "location" ? () => import("./LocationPicture.svelte") : undefined;

/** Whether the editor of another field of the table changes this field as well, so that a form leaves it out. */
export function isEditedElsewhere(game: string, table: string, field: string): boolean {
  const prefix = `${game}/${table}/`;
  return Object.entries(EDITORS).some(([key, editor]) => key.startsWith(prefix) && editor?.also?.includes(field));
}

/** Whether a form begins with the editor of a field. */
export const comesFirst = (game: string, table: string, field: string): boolean =>
  editorOf(game, table, field)?.first === true;
