/** What all fields of a form share. */

import { getContext, setContext } from "svelte";

import type { DraftFault } from "../../protocol";
import type { Place } from "../draft/entries";
import type { Editor } from "../editor.svelte";
import type { Json } from "./schema";

export interface FormContext {
  editor: Editor;
  /** The faults of the entry. */
  faults(): readonly DraftFault[];
  /** Where the entry is. */
  place(): Place;
  /** The generated text of the verb at a path. */
  words(path: string): string;
  /** Change the value at a path; undefined removes the field. typed: whether further changes join this step. */
  change(path: string, value: Json | undefined, typed?: boolean): void;
}

const KEY = Symbol("form");

export const shareForm = (context: FormContext): FormContext => setContext(KEY, context);
export const form = (): FormContext => getContext<FormContext>(KEY);
