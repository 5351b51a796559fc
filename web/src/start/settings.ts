/** The set-up options of a game, as GameInfo.options holds them. */

interface Named {
  id: string;
  name: string;
  help: string;
}

interface One extends Named {
  kind: "one";
  choices: string[];
  default: string | null;
  /** What null is called. */
  unset: string;
}

interface Some extends Named {
  kind: "some";
  choices: string[];
  /** How many are chosen, by the number of seats. */
  counts: Record<string, number>;
  default: string[] | null;
}

interface Whole extends Named {
  kind: "number";
  least: number;
  /** What the numbers stand for, from the least, where they stand for anything. */
  names?: string[];
  most: number;
  default: number;
}

export type Setting = One | Some | Whole;
export type Value = string | string[] | number | null;

/** What differs from the defaults: the server fills in the rest. */
export function chosen(settings: Setting[], values: Record<string, Value>): Record<string, Value> {
  const changed: Record<string, Value> = {};
  for (const setting of settings) {
    const value = values[setting.id] ?? null;
    const empty = Array.isArray(value) && value.length === 0;
    if (!empty && JSON.stringify(value) !== JSON.stringify(setting.default)) changed[setting.id] = value;
  }
  return changed;
}

/** What is still wrong with the values, in words; "" when nothing is. */
export function wrong(settings: Setting[], values: Record<string, Value>, seats: number): string {
  for (const setting of settings) {
    const value = values[setting.id];
    if (setting.kind === "some" && Array.isArray(value) && value.length > 0) {
      const wanted = setting.counts[seats];
      if (value.length !== wanted) return `${setting.name}: choose ${wanted}, or none for chance; now ${value.length}.`;
    }
    if (setting.kind === "number" && typeof value === "number") {
      if (!Number.isInteger(value) || value < setting.least || value > setting.most) {
        return `${setting.name}: a whole number from ${setting.least} to ${setting.most}.`;
      }
    }
  }
  return "";
}
