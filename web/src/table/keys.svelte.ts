/** Whether single-key shortcuts are on. Users of speech input or switches can turn them off. */

const STORED = "gloaming-keys";

function stored(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true;
  }
}

export const keys = $state({ on: stored() });

/** Turn single-key shortcuts on or off and store it. */
export function turnKeys(on: boolean): void {
  keys.on = on;
  try {
    localStorage.setItem(STORED, on ? "on" : "off");
  } catch {
    // Some private windows refuse storage; the setting then lasts as long as the page.
  }
}

/** Whether a key press is meant for the table, not for a field, a dialog or the browser. */
export function forTable(event: KeyboardEvent): boolean {
  if (!keys.on || event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
    return false;
  const target = event.target;
  return !(target instanceof Element && target.closest("input:not([type=checkbox]), select, textarea, dialog"));
}
