import { ANSWER_MAX_CHARACTERS, DRILL_WORDS_A_MINUTE } from '#app/config/vocabulary.ts'
import { MINUTE_MS, SECOND_MS } from '#app/config/time.ts'
import { type WordFilter, wordQuery } from '../desk/word-filter.ts'
import { type AnswerVerdict, isRight } from './drill.ts'
import { DRILL_LENGTHS, type DrillOptions, readDrillOptions, wordsIn, writeDrillOptions } from './drill-options.ts'

// The drill as pages, for browsers without JavaScript: the URL holds the whole state of the drill. The server keeps the reviews.

/** The position in a drill. */
export interface DrillPlace {
  /** Selects the words and their order. */
  seed: number
  options: DrillOptions
  verdicts: AnswerVerdict[]
  /** When a drill by time began, in milliseconds; null before, and for ten words. */
  startedAt: number | null
  /** The answer to the current word; null if it is not answered yet, or was left blank. */
  answer: string | null
}

export type DrillStep<Asked> =
  | { kind: 'ask'; asked: Asked; number: number; count: number }
  | { kind: 'told'; asked: Asked; answer: string; number: number; count: number }
  | { kind: 'score'; right: Asked[]; missed: Asked[] }

const SEED = /^\d{1,9}$/
const SECONDS = /^\d{1,10}$/
const LETTERS = { c: 'correct', a: 'almost', w: 'wrong' } as const satisfies Record<string, AnswerVerdict>
const LETTER_OF = { correct: 'c', almost: 'a', wrong: 'w' } as const satisfies Record<AnswerVerdict, string>
const MOST_MARKS = Math.max(...DRILL_LENGTHS.map(Number)) * DRILL_WORDS_A_MINUTE

/** An answer as it is kept: blank is null. */
export function readAnswer(text: string | null | undefined): string | null {
  const answer = (text ?? '').trim().slice(0, ANSWER_MAX_CHARACTERS)
  return answer === '' ? null : answer
}

/**
 * Parses `?drill=<seed>&marks=<one letter a word>&started=<seconds>&answer=…` and the options; null without a seed. Never
 * throws.
 */
export function readDrill(query: URLSearchParams): DrillPlace | null {
  const seed = query.get('drill') ?? ''
  if (!SEED.test(seed)) return null
  const marks = (query.get('marks') ?? '').slice(0, MOST_MARKS).split('')
  const verdicts = marks.flatMap((mark) => (mark === 'c' || mark === 'a' || mark === 'w' ? [LETTERS[mark]] : []))
  const options = readDrillOptions(query)
  const started = query.get('started') ?? ''
  const startedAt = options.minutes !== '' && SECONDS.test(started) ? Number(started) * SECOND_MS : null
  return { seed: Number(seed), options, verdicts, startedAt, answer: readAnswer(query.get('answer')) }
}

/** The query parameter that records the results so far. */
function writeMarks(verdicts: readonly AnswerVerdict[]): string {
  return verdicts.map((verdict) => LETTER_OF[verdict]).join('')
}

/** The parameters of a place besides the list's filter; empty ones are left out by `wordQuery`. */
function writeDrill({ seed, options, verdicts, startedAt, answer }: DrillPlace): Record<string, string> {
  return {
    drill: String(seed),
    ...writeDrillOptions(options),
    started: startedAt === null ? '' : String(Math.floor(startedAt / SECOND_MS)),
    marks: writeMarks(verdicts),
    answer: answer ?? '',
  }
}

/** The query of a step of a drill. */
export const drillQuery = (filter: WordFilter, place: DrillPlace) => wordQuery(filter, writeDrill(place))

/** The place after an answer. */
export function placeAfter(place: DrillPlace, verdict: AnswerVerdict): DrillPlace {
  return { ...place, verdicts: [...place.verdicts, verdict], answer: null }
}

/** A new drill with the same options. */
export function placeOfNew(place: DrillPlace, seed: number): DrillPlace {
  return { ...place, seed, verdicts: [], startedAt: null, answer: null }
}

/** When the time of a drill is over, in milliseconds; null if it goes by words. */
export function endOf({ options, startedAt }: DrillPlace): number | null {
  return startedAt === null ? null : startedAt + Number(options.minutes) * MINUTE_MS
}

/**
 * What a page of the drill shows. `asked` are its words (question.ts). Once the time is over no other word is asked; the one in
 * progress is still told.
 */
export function drillStep<Asked>(options: { asked: readonly Asked[]; place: DrillPlace; now: Date }): DrillStep<Asked> {
  const { asked, place, now } = options
  const { verdicts, answer } = place
  const end = endOf(place)
  const isOver = end !== null && now.getTime() >= end
  const count = Math.min(asked.length, wordsIn(place.options))
  const number = verdicts.length + 1
  const current = asked[number - 1]
  if (current && number <= count && answer !== null) return { kind: 'told', asked: current, answer, number, count }
  if (current && number <= count && !isOver) return { kind: 'ask', asked: current, number, count }
  const done = asked.slice(0, end === null ? count : verdicts.length)
  const isKnown = (_: Asked, index: number) => isRight(verdicts[index])
  return { kind: 'score', right: done.filter(isKnown), missed: done.filter((one, index) => !isKnown(one, index)) }
}
