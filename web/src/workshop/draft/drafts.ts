/** Drafts that this browser keeps until they are saved. */

import type { Draft } from "../../protocol";

/** A draft in this browser. pack: the pack that is edited, "" for a new one; base: the version that is edited. */
export interface KeptDraft {
  key: string;
  pack: string;
  base: number;
  draft: Draft;
  /** Unix time in seconds of the last change. */
  time: number;
}

const KEPT = "gloaming.workshop.drafts";
/** The oldest drafts beyond this number are dropped. */
const MOST = 30;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

/** The drafts in this browser, the latest first. */
export function keptDrafts(storage: Storage = localStorage): KeptDraft[] {
  try {
    const kept = JSON.parse(storage.getItem(KEPT) ?? "[]") as KeptDraft[];
    return kept.filter(({ key, draft }) => key && draft.game).sort((one, other) => other.time - one.time);
  } catch {
    return [];
  }
}

/** Keep a draft in place of an earlier one with the same key. Returns whether the browser could store it. */
export function keepDraft(kept: KeptDraft, storage: Storage = localStorage): boolean {
  const others = keptDrafts(storage).filter(({ key }) => key !== kept.key);
  return write([kept, ...others].slice(0, MOST), storage);
}

export function dropDraft(key: string, storage: Storage = localStorage): void {
  write(
    keptDrafts(storage).filter((kept) => kept.key !== key),
    storage,
  );
}

function write(drafts: KeptDraft[], storage: Storage): boolean {
  try {
    storage.setItem(KEPT, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

export const isEmpty = (draft: Draft): boolean =>
  !Object.values(draft.entries ?? {}).some((entries) => entries.length) && !draft.title;

export const same = (one: Draft, other: Draft): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

function ordered({ game, title = "", entries = {}, replaces = [] }: Draft): object {
  return {
    game,
    title,
    entries: Object.fromEntries(
      Object.entries(entries)
        .filter(([, all]) => all.length)
        .sort(([one], [other]) => one.localeCompare(other)),
    ),
    replaces,
  };
}
