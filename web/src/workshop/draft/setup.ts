/** How a table is set up so that an entry of a draft is played. */

import type { Draft, WorkshopGame } from "../../protocol";
import type { Setting, Value } from "../../start/settings";
import { OWNERS } from "./duplicates";
import { entriesOf, idOf, nameOf, type Place } from "./entries";
import type { Entry } from "../form/schema";

export interface Setup {
  /** The id of the game. */
  game: string;
  /** The settings of a game with the entries of the draft as further choices. */
  settings(known: readonly Setting[]): Setting[];
  /** The settings that bring an entry into a match of this many seats, such as its Killer. */
  presets(known: readonly Setting[], place: Place | null, seats?: number): Record<string, Value>;
}

/** options: the settings of the game with the draft, as the server reports them; [] as long as they are not known. */
export function setup(game: WorkshopGame, draft: Draft, options: readonly Setting[] = []): Setup {
  const box = (table: string): Entry[] => (game.entries[table] ?? []) as Entry[];
  /** All ids of a table, in the order of a match: those of the box, then the new ones. */
  const idsOf = (table: string): string[] => [...new Set([...box(table), ...entriesOf(draft, table)].map(idOf))];
  const name = (table: string, id: string): string =>
    nameOf([...entriesOf(draft, table), ...box(table)].find((entry) => idOf(entry) === id) ?? { id });

  function settings(known: readonly Setting[]): Setting[] {
    if (options.length) return [...options];
    return known.map((setting) => {
      const own = entriesOf(draft, setting.id).map(idOf);
      if (!own.length) return setting;
      if (setting.kind === "one") return { ...setting, choices: [...new Set([...setting.choices, ...own])] };
      if (setting.kind === "number" && setting.names) {
        const ids = idsOf(setting.id);
        return {
          ...setting,
          most: setting.least + ids.length - 1,
          names: ids.map((id) => name(setting.id, id)),
        };
      }
      return setting;
    });
  }

  /** Whether a setting chooses among the entries of a table, such as the card types in play. */
  const isAmong = (choices: readonly string[], table: string): boolean =>
    box(table).some((entry) => choices.includes(idOf(entry)));

  function presets(known: readonly Setting[], place: Place | null, seats = 1): Record<string, Value> {
    const entry = place && entriesOf(draft, place.table)[place.number];
    if (!entry) return {};
    const found: Record<string, Value> = {};
    for (const setting of known) {
      const own = idOf(entry);
      if (setting.kind !== "number" && setting.choices.includes(own) && isAmong(setting.choices, place.table)) {
        found[setting.id] = setting.kind === "one" ? own : withOthers(own, setting.choices, setting.counts[seats] ?? 1);
        continue;
      }
      const ids = idsOf(setting.id);
      const id =
        place.table === setting.id
          ? own
          : OWNERS.map((field) => entry[field]).find((owner) => typeof owner === "string" && ids.includes(owner));
      if (typeof id !== "string") continue;
      if (setting.kind === "one") found[setting.id] = id;
      else if (setting.kind === "number" && setting.names) found[setting.id] = setting.least + ids.indexOf(id);
    }
    return found;
  }

  return { game: draft.game, settings, presets };
}

/** A choice with others at random, in the order in which they are offered. */
function withOthers(own: string, choices: readonly string[], count: number): string[] {
  const others = choices
    .filter((choice) => choice !== own)
    .map((choice) => ({ choice, by: Math.random() }))
    .sort((one, other) => one.by - other.by)
    .slice(0, Math.max(0, count - 1))
    .map(({ choice }) => choice);
  return choices.filter((choice) => choice === own || others.includes(choice));
}
