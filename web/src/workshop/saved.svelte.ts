/** New packs that were saved: their editor stays open while the address becomes that of the pack. */

/** The pack that the open editor of a new pack has become, "" for none. */
export const saved = $state({ pack: "", game: "" });

const address = (key: string): string => `gloaming.workshop.saved.${key}`;

/** Remember which pack a draft has become, for the history of the browser. */
export function rememberSaved(key: string, pack: string): void {
  try {
    sessionStorage.setItem(address(key), pack);
  } catch {
    // Without storage, "back" leads to a new pack.
  }
}

/** The pack that a draft has become in this window, "" for none. */
export function packOf(key: string): string {
  try {
    return sessionStorage.getItem(address(key)) ?? "";
  } catch {
    return "";
  }
}
