/** Drafts that this browser keeps until they are saved. */

import type { Draft, WorkshopPack } from "../../protocol";

/** A draft in this browser. pack: the pack that is edited, "" for a new one; base: the newest version at that time. */
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
export const MOST_DRAFTS = 30;

export const NOT_STORED = "This browser cannot store the draft. Delete old drafts, then try again.";

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
  return write([kept, ...others].slice(0, MOST_DRAFTS), storage);
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

/** Return the key of the draft of a saved pack. Each version has a separate draft. */
export const keyOf = (pack: WorkshopPack, version: number): string =>
  version < (pack.versions[0]?.number ?? 0) ? `${pack.id}@${version}` : pack.id;

/** Return the older version that a draft with this key changes, 0 for none. */
export const olderVersion = (key: string): number => Number(key.split("@")[1] ?? 0);

/** Keep the unsaved changes of what was a pack's newest version, now that another draft of it becomes the newest. */
export function moveToOlder(pack: string, storage: Storage = localStorage): void {
  const kept = keptDrafts(storage).find(({ key }) => key === pack);
  if (kept && keepDraft({ ...kept, key: `${pack}@${kept.base}` }, storage)) dropDraft(pack, storage);
}

/** Whether a draft has changes of one of these packs, whose page shows it. */
export const isOf = ({ key, pack }: KeptDraft, packs: readonly WorkshopPack[]): boolean =>
  packs.some(
    ({ id, versions }) =>
      id === pack && (!olderVersion(key) || versions.some(({ number }) => number === olderVersion(key))),
  );

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
