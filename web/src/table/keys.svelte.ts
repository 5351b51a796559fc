/** Whether single keys do anything: they can be turned off, for people whose speech or switch types letters. */

const STORED = "gloaming-keys";

function stored(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true;
  }
}

export const keys = $state({ on: stored() });

/** Turn the single keys on or off, and remember it. */
export function turnKeys(on: boolean): void {
  keys.on = on;
  try {
    localStorage.setItem(STORED, on ? "on" : "off");
  } catch {
    // Storage is refused in some private windows; the setting then lasts as long as the page.
  }
}

/** Whether the key press is meant for the table, and not for a field, a dialog or the browser. */
export function forTable(event: KeyboardEvent): boolean {
  if (!keys.on || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
    return false;
  const target = event.target;
  return !(target instanceof Element && target.closest("input:not([type=checkbox]), select, textarea, dialog"));
}
