/** The HTML attributes of a card, figure or place. */

import { createAttachmentKey } from "svelte/attachments";
import type { HTMLAttributes } from "svelte/elements";

import { lookable } from "../look/closer.svelte";

interface Shown {
  id: string;
  /** Its name. */
  name: string | undefined;
  /** Everything printed on it, for screen readers. */
  label: string;
  /** Whether it has the tab stop; the arrow keys reach the other cards of a zone. */
  tabbed?: boolean;
}

const LOOK = createAttachmentKey();

/** One attachment per card, so that a card that is rendered again stays enlarged. */
const looks = new Map<string, ReturnType<typeof lookable>>();

/** Return attributes to spread: name, piece id, and the enlarged view on focus. */
export function asCard({ id, name, label, tabbed = false }: Shown): HTMLAttributes<HTMLElement> {
  const look = looks.get(id) ?? lookable(id);
  looks.set(id, look);
  return {
    "data-piece": id,
    "data-name": name,
    role: "img",
    "aria-label": label,
    tabindex: tabbed ? 0 : -1,
    [LOOK]: look,
  } as HTMLAttributes<HTMLElement>;
}
