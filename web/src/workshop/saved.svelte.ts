/** New packs that were saved: their editor stays open while the address becomes that of the pack. */

/** The pack that the open editor of a new pack has become, "" for none. */
export const saved = $state({ pack: "", game: "" });

const SAVED = "gloaming.workshop.saved";
/** The oldest drafts beyond this number are forgotten. */
const MOST = 60;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

function known(storage: Storage): [string, string][] {
  try {
    const read: unknown = JSON.parse(storage.getItem(SAVED) ?? "[]");
    return Array.isArray(read) ? (read as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Remember which pack a draft has become, for the history of the browser. */
export function rememberSaved(key: string, pack: string, storage: Storage = localStorage): void {
  try {
    const others = known(storage).filter(([other]) => other !== key);
    storage.setItem(SAVED, JSON.stringify([[key, pack], ...others].slice(0, MOST)));
  } catch {
    // Without storage, "back" leads to a new pack.
  }
}

/** The pack that a draft has become in this browser, "" for none. */
export function packOf(key: string, storage: Storage = localStorage): string {
  return known(storage).find(([other]) => other === key)?.[1] ?? "";
}
