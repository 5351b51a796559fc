/** The visitor's settings, stored in this browser. */

const STORED = "gloaming-settings";

export const MOTIONS = ["system", "full", "short", "none"] as const;
/** Animation speeds for the moves of other players. */
export const PACES = ["slow", "normal", "brisk", "none"] as const;
export const TEXT_SIZES = [100, 115, 130, 150] as const;

export interface Settings {
  /** "system" follows `prefers-reduced-motion`. */
  motion: (typeof MOTIONS)[number];
  pace: (typeof PACES)[number];
  sound: boolean;
  /** The volume of sound effects in per cent; 0: off. */
  effects: number;
  /** The volume of music and ambience in per cent; 0: off. */
  music: number;
  /** Whether the visitor has been asked for a name. */
  nameOffered: boolean;
  /** In per cent. */
  text: (typeof TEXT_SIZES)[number];
  contrast: boolean;
  /** Whether messages from all players are muted. */
  silent: boolean;
  /** Whether the browser shows a notification on the player's turn while the page is in the background. */
  notify: boolean;
  /** Muted seats, as TABLE/SEAT. */
  muted: readonly string[];
}

const DEFAULTS: Settings = {
  motion: "system",
  pace: "normal",
  sound: false,
  effects: 60,
  music: 45,
  nameOffered: false,
  text: 100,
  contrast: false,
  silent: false,
  notify: false,
  muted: [],
};

/** Settings of earlier versions: one volume, and whether the ambience plays. */
interface Former {
  volume?: number;
  bed?: boolean;
}

function volume(percent: number | undefined, otherwise: number): number {
  return typeof percent === "number" && percent >= 0 && percent <= 100 ? percent : otherwise;
}

function stored(): Settings {
  try {
    const read = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings> & Former;
    return {
      motion: MOTIONS.find((value) => value === read.motion) ?? DEFAULTS.motion,
      pace: PACES.find((value) => value === read.pace) ?? DEFAULTS.pace,
      sound: read.sound === true,
      effects: volume(read.effects ?? read.volume, DEFAULTS.effects),
      music: read.bed === false ? 0 : volume(read.music ?? read.volume, DEFAULTS.music),
      nameOffered: read.nameOffered === true,
      text: TEXT_SIZES.find((value) => value === read.text) ?? DEFAULTS.text,
      contrast: read.contrast === true,
      silent: read.silent === true,
      notify: read.notify === true,
      muted: Array.isArray(read.muted) ? read.muted.filter((value) => typeof value === "string") : [],
    };
  } catch {
    return { ...DEFAULTS };
  }
}

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

export const settings = $state(stored());

/** The motion setting in effect. */
export function motion(): "full" | "short" | "none" {
  if (settings.motion !== "system") return settings.motion;
  return calm.matches ? "none" : "full";
}

function apply(): void {
  const root = document.documentElement.dataset;
  root.motion = motion();
  root.text = String(settings.text);
  root.contrast = settings.contrast ? "high" : "usual";
}

apply();
calm.addEventListener("change", apply);

/** Change some settings and store them. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  apply();
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch {
    // Some private windows refuse storage; the settings then last as long as the page.
  }
}
