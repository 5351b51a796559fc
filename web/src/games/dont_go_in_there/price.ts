/** The ghosts that a space costs, as its option expects them. */

import type { OptionInfo } from "../../protocol";

export interface Price {
  /** The ghosts on average, "−" before those that are discarded. */
  ghosts: string;
  tone: "safe" | "usual" | "hurts";
}

/** From how many expected ghosts on a space is marked as dangerous, and up to how many as safe. */
const [DANGEROUS, SAFE] = [2, 0.2];

/** "≈0.7 ghosts" as 0.7; undefined without a number of ghosts. */
export function price(option: OptionInfo | undefined): Price | undefined {
  const found = /^≈?(no|<?[\d.]+) ghosts?( fewer)?$/.exec(option?.likely ?? "");
  if (!found) return undefined;
  const [, amount = "", fewer] = found;
  if (amount === "no") return { ghosts: "0", tone: "safe" };
  const number = Number(amount.replace("<", ""));
  if (fewer) return { ghosts: `−${amount}`, tone: "safe" };
  return { ghosts: amount, tone: number >= DANGEROUS ? "hurts" : number <= SAFE ? "safe" : "usual" };
}
