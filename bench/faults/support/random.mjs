// Reproducible random numbers: the same seed creates the same requests.
import { createHash } from 'node:crypto'

const WORD_BYTES = 4
const WORDS = 2 ** 32

/** @param {number} seed */
export function seeded(seed) {
  let round = 0
  let block = Buffer.alloc(0)
  /** From 0 to 1. */
  function next() {
    if (block.length < WORD_BYTES) {
      round += 1
      block = createHash('sha512').update(`${seed} ${round}`).digest()
    }
    const word = block.readUInt32LE(0)
    block = block.subarray(WORD_BYTES)
    return word / WORDS
  }
  return {
    /** @param {number} below a whole number from 0 */
    whole: (below) => Math.floor(next() * below),
    /** @template Item @param {readonly Item[]} items @returns {Item} */
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    /** @param {number} share */
    chance: (share) => next() < share,
  }
}

/** @typedef {ReturnType<typeof seeded>} Chance */
