/** Roving focus: one control of a group has the tab stop, and the arrow keys move between controls. */

/** Move the focus with an arrow key, Home or End. Returns whether the key was one of them. */
export function stepped(event: KeyboardEvent, controls: HTMLElement[]): boolean {
  const at = controls.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return false;
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  let to: number;
  if (by) to = (at + by + controls.length) % controls.length;
  else if (event.key === "Home") to = 0;
  else if (event.key === "End") to = controls.length - 1;
  else return false;
  controls[to]?.focus();
  return true;
}
