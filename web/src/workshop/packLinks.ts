/** Links from a table back to the packs of the workshop with which it is played. */

import type { PacksInfo } from "../protocol";
import { pageOf } from "./requests";

export interface PackLink {
  title: string;
  address: string;
}

/** Return the pages of the workshop's packs of a table, which are named PACK@VERSION. */
export function packLinks(packs: PacksInfo | null | undefined): PackLink[] {
  const named = packs?.workshop ?? [];
  const titles = packs?.titles.slice(-named.length) ?? [];
  return named.map((pack, number) => ({
    title: titles[number] || "the pack",
    address: pageOf(pack.replace(/@\d+$/, "")),
  }));
}
