/** How the page moves, sounds and reads for this person; kept in this browser. */

const STORED = "gloaming-settings";

export const MOTIONS = ["system", "full", "short", "none"] as const;
/** How fast what others do is shown, step by step. */
export const PACES = ["slow", "normal", "brisk", "none"] as const;
export const TEXT_SIZES = [100, 115, 130, 150] as const;

export interface Settings {
  /** "system": as the device asks. */
  motion: (typeof MOTIONS)[number];
  pace: (typeof PACES)[number];
  sound: boolean;
  /** Whether the bed of a game is heard, where sound is on. */
  bed: boolean;
  /** In per cent. */
  volume: number;
  /** Whether this person has been asked about sound. */
  soundOffered: boolean;
  /** Whether this person has been asked for a name. */
  nameOffered: boolean;
  /** In per cent. */
  text: (typeof TEXT_SIZES)[number];
  contrast: boolean;
  /** Whether nothing that others say is heard. */
  silent: boolean;
  /** Whether the browser tells of one's turn while the page is in the background. */
  notify: boolean;
  /** Seats of tables of which nothing is heard. */
  muted: readonly string[];
}

const DEFAULTS: Settings = {
  motion: "system",
  pace: "normal",
  sound: false,
  bed: true,
  volume: 60,
  soundOffered: false,
  nameOffered: false,
  text: 100,
  contrast: false,
  silent: false,
  notify: false,
  muted: [],
};

function stored(): Settings {
  try {
    const read = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Partial<Settings>;
    return {
      motion: MOTIONS.find((value) => value === read.motion) ?? DEFAULTS.motion,
      pace: PACES.find((value) => value === read.pace) ?? DEFAULTS.pace,
      sound: read.sound === true,
      bed: read.bed !== false,
      volume: Math.min(100, Math.max(5, Number(read.volume ?? DEFAULTS.volume) || DEFAULTS.volume)),
      soundOffered: read.soundOffered === true || read.sound === true,
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

/** The motion that holds now. */
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

/** Change some of the settings, and remember them. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  apply();
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch {
    // Storage is refused in some private windows; the settings then last as long as the page.
  }
}
