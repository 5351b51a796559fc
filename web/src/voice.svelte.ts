/** What a screen reader is told without the focus moving. */

interface Said {
  id: number;
  text: string;
}

export const voice = $state<{ polite: Said | null; assertive: Said | null }>({ polite: null, assertive: null });

let said = 0;

/** Tell it when there is a pause. */
export function tell(text: string): void {
  voice.polite = { id: (said += 1), text };
}

/** Tell it at once: "your turn", and errors. */
export function call(text: string): void {
  voice.assertive = { id: (said += 1), text };
}
