import type { AskedWords, SpokenWords } from './spoken-words.server.ts'

/** A process renders no more than these ahead; whoever comes after them hears the basic voice. */
const MOST_PENDING = 6

interface Options {
  spokenWords: Pick<SpokenWords, 'improves' | 'prepare'>
  onFailure: (error: unknown) => void
}

/**
 * Renders words in the natural voice while others are heard, where this server makes that voice itself: it takes a second or two, which is
 * too long to wait for and short enough for the next question. Settles once the words are there, or have been left out; never rejects.
 */
export function createPrepareAhead({
  spokenWords,
  onFailure,
}: Options): (words: readonly AskedWords[]) => Promise<void> {
  let pending = 0
  return async (words) => {
    if (!spokenWords.improves) return
    for (const asked of words) {
      if (asked.choice === 'basic' || pending >= MOST_PENDING) continue
      pending += 1
      try {
        await spokenWords.prepare(asked)
      } catch (error) {
        onFailure(error)
      } finally {
        pending -= 1
      }
    }
  }
}
