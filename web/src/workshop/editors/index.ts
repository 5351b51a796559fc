/** The editors of fields that a plain form cannot edit well, loaded when they are needed. */

import type { Component } from "svelte";

import type { Draft, DraftFault, WorkshopGame } from "../../protocol";

export interface EditorProps {
  value: unknown;
  entry: Record<string, unknown>;
  draft: Draft;
  game: WorkshopGame;
  label: string;
  id: string;
  faults: readonly DraftFault[];
  change(value: unknown): void;
  changeEntry(entry: Record<string, unknown>): void;
}

/** The editor of a field, or of a whole entry if the field is "". */
export function editorFor(
  _game: string,
  _table: string,
  _field: string,
): (() => Promise<Component<EditorProps>>) | undefined {
  return undefined;
}
