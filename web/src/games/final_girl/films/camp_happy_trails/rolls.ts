/** What the dice tray shows of the camp's own dice. */

import type { EventInfo } from "../../../../protocol";
import type { Roll } from "../../../face";

export const ROLLS: Readonly<Record<string, (info: EventInfo) => Roll>> = {
  fire: ({ event, text }) => ({
    kind: "throw",
    title: "Where does it burn?",
    dice: [{ kind: "number", face: Number(event[1]) }],
    lines: [],
    outcome: { title: "Fire", text, tone: "bad" },
  }),
};
