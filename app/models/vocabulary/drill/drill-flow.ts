import { ANSWER_MAX_CHARACTERS, DRILL_WORDS } from '#app/config/vocabulary.ts'
import { type AnswerVerdict, checkAnswer, pickDrill } from './drill.ts'
import { type VocabularyItem, withSense } from '../item.ts'

// The drill as pages, for browsers without JavaScript: the URL holds the whole state, and the server keeps none.

/** The position in a drill. */
export interface DrillPlace {
  /** Selects the words and their order. */
  seed: number
  verdicts: AnswerVerdict[]
  /** The answer to the current word; null if it is not answered yet, or was left blank. */
  answer: string | null
}

export type DrillStep =
  | { kind: 'ask'; english: string; number: number; count: number }
  | { kind: 'told'; item: VocabularyItem; answer: string; verdict: AnswerVerdict; number: number; count: number }
  | { kind: 'score'; right: number; count: number; missed: VocabularyItem[] }

const SEED = /^\d{1,9}$/
const LETTERS = { c: 'correct', a: 'almost', w: 'wrong' } as const satisfies Record<string, AnswerVerdict>
const LETTER_OF = { correct: 'c', almost: 'a', wrong: 'w' } as const satisfies Record<AnswerVerdict, string>
const SEED_RANGE = 1_000_000_000

/** A seed for a new drill. `random` returns a number in [0, 1). */
export function newSeed(random: () => number): number {
  return Math.floor(random() * SEED_RANGE)
}

/** Parses `?drill=<seed>&marks=<one letter a word>&answer=…`; null without a seed. Never throws. */
export function readDrill(query: URLSearchParams): DrillPlace | null {
  const seed = query.get('drill') ?? ''
  if (!SEED.test(seed)) return null
  const marks = (query.get('marks') ?? '').slice(0, DRILL_WORDS).split('')
  const verdicts = marks.flatMap((mark) => (mark === 'c' || mark === 'a' || mark === 'w' ? [LETTERS[mark]] : []))
  const answer = (query.get('answer') ?? '').trim().slice(0, ANSWER_MAX_CHARACTERS)
  return { seed: Number(seed), verdicts, answer: answer === '' ? null : answer }
}

/** The query parameters that record the results so far. */
export function writeMarks(verdicts: readonly AnswerVerdict[]): string {
  return verdicts.map((verdict) => LETTER_OF[verdict]).join('')
}

export const isRight = (verdict: AnswerVerdict | undefined) => verdict === 'correct' || verdict === 'almost'

/** What a page of the drill shows. `items` is what the words are picked from. */
export function drillStep(options: { items: readonly VocabularyItem[]; place: DrillPlace }): DrillStep {
  const { items, place } = options
  const words = pickDrill({ items, count: DRILL_WORDS, random: seededRandom(place.seed) })
  const count = words.length
  const number = place.verdicts.length + 1
  const item = words[number - 1]
  if (!item) {
    const verdicts = place.verdicts.slice(0, count)
    const missed = words.filter((_, index) => !isRight(verdicts[index]))
    return { kind: 'score', right: count - missed.length, count, missed }
  }
  if (place.answer === null) return { kind: 'ask', english: withSense(item), number, count }
  return { kind: 'told', item, answer: place.answer, verdict: checkAnswer(item, place.answer), number, count }
}

const FULL_RANGE = 2 ** 32

/** Reproducible numbers in [0, 1) for an integer seed (mulberry32). Not for secrets. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / FULL_RANGE
  }
}
