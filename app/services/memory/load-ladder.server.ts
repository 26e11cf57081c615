import type { Language } from '#app/models/dialogues/language.ts'
import {
  type LadderRung,
  ladderOf,
  nextRung,
  pickPassage,
  type Rung,
  spanHistory,
  spanOf,
  type SpanPoint,
} from '#app/models/memory/ladder.ts'
import { listMemoryTries } from '#app/models/memory/memory-try.server.ts'
import { listPassages } from './passages.server.ts'

/** A learner's ladder in one language, and the passage to try next. */
export interface Ladder {
  language: Language
  rungs: LadderRung[]
  next: Rung
  passage: string | null
  /** Another passage of the same length, to speak along with. */
  warmUp: string | null
  /** Words. */
  span: number
  history: SpanPoint[]
}

/** A learner's ladders in both languages. One query. */
export async function loadLadders(userId: number): Promise<Ladder[]> {
  const tries = await listMemoryTries(userId)
  const build = async (language: Language): Promise<Ladder> => {
    const rungs = ladderOf(tries, language)
    const next = nextRung(rungs)
    const passages = await listPassages({ language, rung: next })
    const passage = pickPassage(passages, tries)?.id ?? null
    const warmUp = passages.findLast(({ id }) => id !== passage)?.id ?? null
    return { language, rungs, next, passage, warmUp, span: spanOf(rungs), history: spanHistory(tries, language) }
  }
  return Promise.all([build('en'), build('tr')])
}
