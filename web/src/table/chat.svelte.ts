/** The lines that people write to each other at the tables of this page. */

import type { ChatLine, ChatLines } from "../protocol";
import { settings } from "../settings/settings.svelte";
import { tell } from "../voice.svelte";
import { isMuted, show } from "./spoken.svelte";

/** The most lines that are kept. */
const MOST = 200;

let table = "";
let lines = $state.raw<readonly ChatLine[]>([]);

/** The lines at a table, without those of muted players. */
export function chatLines(id: string): readonly ChatLine[] {
  if (id !== table) return [];
  return lines.filter((line) => line.you || (!settings.silent && !isMuted(id, line.seat)));
}

/** Add received lines; new ones of other players are shown at their seats and announced. */
export function hearLines(id: string, received: ChatLines): void {
  const before = id === table && !received.whole ? lines : [];
  table = id;
  lines = [...before, ...received.lines].slice(-MOST);
  if (received.whole) return;
  for (const line of received.lines) {
    if (line.you || settings.silent || isMuted(id, line.seat)) continue;
    show(line.seat, line.text);
    tell(`${line.name} writes: ${line.text}`);
  }
}
