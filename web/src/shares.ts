/** What one adds to the dice of a table: promised when one sits down, shown when all have. */

const KEPT = "gloaming.shares";
const MOST = 50;

/** Shares by what was promised of them, the newest last; in memory alone where the browser keeps nothing. */
let shares: [string, string][] = [];

function read(): void {
  try {
    shares = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as [string, string][];
  } catch {
    return;
  }
}

/** A promise of a new share. What hashes is loaded with the first. */
export async function promise(): Promise<string> {
  const { bytesToHex, randomBytes, sha256 } = await import("./hash");
  read();
  const share = randomBytes(32);
  const promised = bytesToHex(sha256(share));
  shares = [...shares, [promised, bytesToHex(share)] as [string, string]].slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(shares));
  } catch {
    return promised;
  }
  return promised;
}

/** The share that was promised so, if it was here. */
export function shareOf(promised: string): string | undefined {
  const here = shares.find(([known]) => known === promised);
  if (!here) read();
  return (here ?? shares.find(([known]) => known === promised))?.[1];
}
