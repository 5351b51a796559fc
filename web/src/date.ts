/** A Unix time as a day. */
export function date(time: number): string {
  return new Date(time * 1000).toLocaleDateString(undefined, { day: "numeric", month: "short", year: "numeric" });
}
