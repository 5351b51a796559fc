/** Tells by sound, and by the browser while the page is in the background, that it is one's turn. */

import { sound } from "../look/sounds";
import { settings } from "../settings/settings.svelte";

/** title: whose turn it is, and of which game; question: what is to be chosen. */
export function announceTurn(title: string, question: string): void {
  sound("turn");
  if (settings.notify && document.hidden) void import("./notify").then(({ notify }) => notify(title, question));
}
