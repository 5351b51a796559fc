/** The setup options of a game, as in GameInfo.options. */

interface Named {
  id: string;
  name: string;
  help: string;
}

interface One extends Named {
  kind: "one";
  choices: string[];
  default: string | null;
  /** The label for null. */
  unset: string;
}

interface Some extends Named {
  kind: "some";
  choices: string[];
  /** The number to choose, by the number of seats. */
  counts: Record<string, number>;
  default: string[] | null;
}

interface Whole extends Named {
  kind: "number";
  least: number;
  /** The names of the numbers, from the least on, where they have names. */
  names?: string[];
  most: number;
  default: number;
}

export type Setting = One | Some | Whole;
export type Value = string | string[] | number | null;

/** The values that differ from the defaults; the server fills in the rest. */
export function chosen(settings: Setting[], values: Record<string, Value>): Record<string, Value> {
  const changed: Record<string, Value> = {};
  for (const setting of settings) {
    const value = values[setting.id] ?? null;
    const empty = Array.isArray(value) && value.length === 0;
    if (!empty && JSON.stringify(value) !== JSON.stringify(setting.default)) changed[setting.id] = value;
  }
  return changed;
}

/** The first error in the values, as a message; "" if there is none. */
export function wrong(settings: Setting[], values: Record<string, Value>, seats: number): string {
  for (const setting of settings) {
    const value = values[setting.id];
    if (setting.kind === "some" && Array.isArray(value) && value.length > 0) {
      const wanted = setting.counts[seats];
      if (value.length !== wanted)
        return `${setting.name}: choose ${wanted}, or none for a random selection. Chosen: ${value.length}.`;
    }
    if (setting.kind === "number" && typeof value === "number") {
      if (!Number.isInteger(value) || value < setting.least || value > setting.most) {
        return `${setting.name}: enter a whole number from ${setting.least} to ${setting.most}.`;
      }
    }
  }
  return "";
}
