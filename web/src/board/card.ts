/** A card, figure or place of the table, as the attributes of the element that shows it. */

import { createAttachmentKey } from "svelte/attachments";
import type { HTMLAttributes } from "svelte/elements";

import { lookable } from "../look/closer.svelte";

interface Shown {
  id: string;
  /** What it is called. */
  name: string | undefined;
  /** All that is printed on it, for whoever does not see it. */
  label: string;
  /** Whether Tab comes here: to one card of a zone, the others by arrows. */
  tabbed?: boolean;
}

const LOOK = createAttachmentKey();

/** One attachment for each card: a card that is drawn anew stays under the look at it. */
const looks = new Map<string, ReturnType<typeof lookable>>();

/** To be spread: the card has a name, can be pointed at by its id, and is looked at closer with the focus on it. */
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
