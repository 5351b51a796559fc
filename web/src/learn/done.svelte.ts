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

/** Whether a lesson or challenge of a game was completed. */
export function isDone(game: string, lesson: string): boolean {
  return learned.includes(`${game}/${lesson}`);
}

/** Store that lessons or challenges of a game were completed. */
export function done(game: string, ...lessons: string[]): void {
  const news = lessons.filter((lesson) => !isDone(game, lesson));
  if (!news.length) return;
  learned = [...learned, ...news.map((lesson) => `${game}/${lesson}`)];
  try {
    localStorage.setItem(KEPT, JSON.stringify(learned));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
