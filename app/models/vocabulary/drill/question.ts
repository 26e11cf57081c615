import { languagesOf, type WordDirection } from './direction.ts'
import { type AnswerVerdict, pickDrill } from './drill.ts'
import { type DrillOptions, wordsIn } from './drill-options.ts'
import { seededRandom } from './seeded-random.ts'
import type { StudyWord } from './study-word.ts'

/** A word of a drill, and the way in which it is asked. */
export interface AskedWord {
  word: StudyWord
  direction: WordDirection
}

/** A sentence with a gap for the word that is asked. */
export interface Cloze {
  /** In the language that is asked, around the word; without it in `before` alone. */
  source: { before: string; term: string; after: string }
  /** In the language that is answered, around the gap. */
  before: string
  after: string
  /** The segment whose speaker says the source; null for the entry's example, which nobody has recorded. */
  segment: { dialogueId: number; segmentIndex: number } | null
}

/** A question as a learner gets it: without its answer. */
export interface DrillQuestion {
  /** The word (word-ref.ts). */
  key: string
  direction: WordDirection
  /** Reviews so far, so that an answer sent twice counts once. */
  reps: number
  /** In the language that is asked. */
  text: string
  /** Tells apart the meanings of a word; in English. */
  sense: string | null
  cloze: Cloze | null
  /** The whole word, for who says the answer aloud and then looks. */
  reveal: StudyWord | null
}

/** Words that come back on some day: how many, and the first of them. */
export interface DueWords {
  count: number
  words: Pick<StudyWord, 'ref' | 'english' | 'turkish' | 'sense'>[]
}

/** What a learner is told of an answer. */
export interface ToldAnswer {
  verdict: AnswerVerdict
  word: StudyWord
  /** Milliseconds until the word comes back in this direction. */
  wait: number
  dueTomorrow: DueWords
}

/** A word at the end of a drill. */
export interface DoneWord extends AskedWord {
  isRight: boolean
  /** Milliseconds until it comes back in this direction; null for a word that is no longer learnt. */
  wait: number | null
}

/** What a page of the drill shows. */
export type DrillView =
  | { kind: 'ask'; question: DrillQuestion; number: number; count: number }
  | ({ kind: 'told'; answer: string; verdict: AnswerVerdict; number: number; count: number } & AskedWord)
  | { kind: 'score'; done: DoneWord[]; dueTomorrow: DueWords }

/** What was heard of an answer said aloud; '' for nothing. The learner decides how well it was known. */
export interface HeardAnswer {
  heard: string
  verdict: AnswerVerdict
}

/** The two sides of a word. */
export function sideOf(word: StudyWord, language: 'en' | 'tr') {
  return language === 'en'
    ? { text: word.english, accepted: word.acceptedEnglish, example: word.exampleEnglish }
    : { text: word.turkish, accepted: word.acceptedTurkish, example: word.exampleTurkish }
}

/** What is right for an asked word, the usual wording first. */
export function wantedFor({ word, direction }: AskedWord): string[] {
  const { text, accepted } = sideOf(word, languagesOf(direction).answered)
  return [text, ...accepted]
}

/** The words of a drill with their directions, the same for the same seed. */
export function pickQuestions(options: {
  words: readonly StudyWord[]
  options: Pick<DrillOptions, 'direction' | 'minutes'>
  seed: number
}): AskedWord[] {
  const { words, seed } = options
  const { direction, minutes } = options.options
  const random = seededRandom(seed)
  const picked = pickDrill({ items: words, count: wordsIn({ minutes }), random })
  if (direction !== 'both') return picked.map((word) => ({ word, direction }))
  return picked.map((word) => ({ word, direction: random() < 1 / 2 ? 'to_turkish' : 'to_english' }))
}
