/** Announcements for screen readers (live regions). */

interface Announcement {
  id: number;
  text: string;
}

export const voice = $state<{ polite: Announcement | null; assertive: Announcement | null }>({
  polite: null,
  assertive: null,
});

let said = 0;

/** Milliseconds to collect texts, so that a run of bot moves is one announcement. */
const GATHERING = 500;

let gathered: string[] = [];

/** Announce politely, together with other texts of about the same time. */
export function tell(text: string): void {
  gathered.push(text);
  if (gathered.length > 1) return;
  setTimeout(() => {
    voice.polite = { id: (said += 1), text: gathered.join(" ") };
    gathered = [];
  }, GATHERING);
}

/** Announce at once: "your turn" and errors. */
export function call(text: string): void {
  voice.assertive = { id: (said += 1), text };
}
