/** Chances to win, in words. */

/** A chance as it is said: what is neither sure nor impossible is never said to be. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  return `${chance > 0 && chance < 1 ? Math.min(Math.max(whole, 1), 99) : whole}%`;
}
