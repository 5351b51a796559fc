/** What a screen reader is told without the focus moving. */

interface Said {
  id: number;
  text: string;
}

export const voice = $state<{ polite: Said | null; assertive: Said | null }>({ polite: null, assertive: null });

let said = 0;

/** How long news may gather before it is told, so that a run of bots' moves is one announcement. */
const GATHERING = 500;

let gathered: string[] = [];

/** Tell it when there is a pause, together with what else comes at about the same time. */
export function tell(text: string): void {
  gathered.push(text);
  if (gathered.length > 1) return;
  setTimeout(() => {
    voice.polite = { id: (said += 1), text: gathered.join(" ") };
    gathered = [];
  }, GATHERING);
}

/** Tell it at once: "your turn", and errors. */
export function call(text: string): void {
  voice.assertive = { id: (said += 1), text };
}
