import type { LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'
import { wordingsOf } from '#app/models/vocabulary/wordings.ts'
import { nextTurn } from '#app/next-turn.server.ts'
import { once } from '#app/remember.ts'

/** Words read in a turn of the event loop: two or three milliseconds. */
const WORDS_A_TURN = 100

/** Reads the wordings of a loaded library ahead, once: all of them in one turn would hold the event loop too long. */
export const readWordings = once(async (words: readonly LibraryWord[]): Promise<void> => {
  for (const [at, word] of words.entries()) {
    if (at % WORDS_A_TURN === 0) await nextTurn()
    wordingsOf(word)
  }
})
