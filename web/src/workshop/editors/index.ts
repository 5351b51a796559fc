/** The special editors of the workshop, for fields that a plain form would make hard to fill in. */

import type { Component } from "svelte";
import type { Draft, DraftFault, DraftReport, WorkshopGame } from "../../protocol";

/** What every special editor receives. An editor keeps no copy of the value: it calls `change` and shows what comes back. */
export interface EditorProps {
  /** The value of the field, undefined if the entry does not have it; for the field "", the entry. */
  value: unknown;
  entry: Record<string, unknown>;
  draft: Draft;
  game: WorkshopGame;
  /** The name of the field for people. */
  label: string;
  /** The id for the editor's outermost element, unique on the page. */
  id: string;
  /** The faults of this field and of those inside it; their paths begin at the entry. */
  faults: DraftFault[];
  /** The generated texts of the verbs of this entry, by path from the entry. */
  words?: DraftReport["words"];
  /** Set the field; undefined removes it from the entry. For the field "", the same as `changeEntry`. */
  change: (value: unknown) => void;
  /** Replace the entry. */
  changeEntry: (entry: Record<string, unknown>) => void;
}

type Load = () => Promise<Component<EditorProps>>;

/** The editors by game, table and field; the field "" is the whole entry. */
const EDITORS: Record<string, Load> = {};

/** Return a function that loads the editor for a field of an entry, undefined if the plain form suits. */
export function editorFor(game: string, table: string, field: string): Load | undefined {
  return EDITORS[`${game}/${table}/${field}`];
}
