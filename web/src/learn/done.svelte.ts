/** Which lessons were finished and which challenges were solved in this browser. */

const KEPT = "gloaming.learned";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

let learned = $state.raw<readonly string[]>(read());

/** Whether a lesson or challenge of a game was done. */
export function isDone(game: string, course: string): boolean {
  return learned.includes(`${game}/${course}`);
}

/** Keep that lessons or challenges of a game were done. */
export function done(game: string, ...courses: string[]): void {
  const news = courses.filter((course) => !isDone(game, course));
  if (!news.length) return;
  learned = [...learned, ...news.map((course) => `${game}/${course}`)];
  try {
    localStorage.setItem(KEPT, JSON.stringify(learned));
  } catch {
    // It is remembered for as long as the page is open.
  }
}
