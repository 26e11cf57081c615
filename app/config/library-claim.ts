/** The round numbers that public pages claim, largest first. */
const CLAIMS = [500, 200, 100, 50, 20] as const

/** How public pages count the library: the largest round number that it has reached, or exactly while it is small. */
export function claimedCount(dialogues: number): string {
  const claim = CLAIMS.find((count) => count <= dialogues)
  return claim === undefined ? String(dialogues) : `${claim}+`
}
