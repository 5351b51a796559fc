/** Announces the player's turn by sound and, while the page is in the background, by notification. */

import { sound } from "../look/sounds";
import { settings } from "../settings/settings.svelte";

/** title: whose turn it is, and the game; question: the text of the question. */
export function announceTurn(title: string, question: string): void {
  sound("turn");
  if (settings.notify && document.hidden) void import("./notify").then(({ notify }) => notify(title, question));
}
