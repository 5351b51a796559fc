/** The player's random shares of a table's dice: committed on joining, revealed when all players have joined. */

const KEPT = "gloaming.shares";
const MOST = 50;

/** Shares by their commitments, the newest last; only in memory where the browser refuses storage. */
let shares: [string, string][] = [];

function read(): void {
  try {
    shares = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as [string, string][];
  } catch {
    return;
  }
}

/** Return the commitment to a new share. The hash function is loaded on first use. */
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

/** The share of a commitment, if this browser made it. */
export function shareOf(promised: string): string | undefined {
  const here = shares.find(([known]) => known === promised);
  if (!here) read();
  return (here ?? shares.find(([known]) => known === promised))?.[1];
}
