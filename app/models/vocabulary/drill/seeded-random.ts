const FULL_RANGE = 2 ** 32
const SEED_RANGE = 1_000_000_000

/** A seed for a new drill. `random` returns a number in [0, 1). */
export function newSeed(random: () => number): number {
  return Math.floor(random() * SEED_RANGE)
}

/** Reproducible numbers in [0, 1) for an integer seed (mulberry32). Not for secrets. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / FULL_RANGE
  }
}
