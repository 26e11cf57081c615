import type { Language } from '../../dialogues/language.ts'
import { spokenLanguage, targetLanguage } from '../../dialogues/language.ts'
import type { Segment } from '../../dialogues/segment.ts'
import type { Category, Evaluation, Severity } from '../../scoring/evaluation.ts'
import { isInterpreted } from '../../scoring/segment-score.ts'
import { foldForSearch } from '../fold.ts'
import type { VocabularyItem } from '../item.ts'
import { once } from '#app/remember.ts'
import { findWording, formKeys, isSame, type Wordings, wordingsOf, wordsOf } from '../wordings.ts'

type Word = Pick<VocabularyItem, 'id' | 'english' | 'turkish' | 'category' | 'acceptedEnglish' | 'acceptedTurkish'>

interface Occurrence extends Entry {
  start: number
  end: number
}

interface Miss {
  word: Word
  /** Smaller is more telling; compared from left to right. */
  rank: number[]
}

/** Errors in which a word may have been lost; register, delivery and insertions are about something else. */
const WORD_ERRORS: ReadonlySet<Category> = new Set<Category>(['omission', 'distortion', 'language_quality'])
const GRAVITY: Record<Severity, number> = { critical: 0, major: 1, minor: 2 }
/** Words that a term may be said without. */
const SMALL_WORDS = new Set(['a', 'an', 'the', 'of', 'to', 'for', 'in', 'on', 've', 'ile', 'bir'])
/** More lenient than an occurrence: other forms or another order still count as said. */
function wasSaid(heard: string[], wordings: string[][], language: Language): boolean {
  return wordings.some((words) => {
    const telling = words.filter((word) => !SMALL_WORDS.has(word))
    return (telling.length > 0 ? telling : words).every((word) => heard.some((token) => isSame(token, word, language)))
  })
}

interface Entry {
  word: Word
  wordings: Wordings
}

interface Library {
  entries: Entry[]
  /** Indexes into `entries`, by the keys of the first word of each wording. */
  byFirst: Record<Language, Map<string, number[]>>
}

function byFirstOf(entries: readonly Entry[], language: Language): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, { wordings }] of entries.entries()) {
    for (const [first = ''] of wordings[language]) {
      for (const key of formKeys.word(first, language)) {
        const known = places.get(key)
        if (known) known.push(at)
        else places.set(key, [at])
      }
    }
  }
  return places
}

/** Built once each time the library is loaded. */
const libraryOf = once((words: readonly Word[]): Library => {
  const entries = words.map((word) => ({ word, wordings: wordingsOf(word) }))
  return { entries, byFirst: { en: byFirstOf(entries, 'en'), tr: byFirstOf(entries, 'tr') } }
})

/** The words that may occur in a text, in the library's order: most are ruled out here, before texts are searched. */
function mayOccur({ entries, byFirst }: Library, tokens: readonly string[], language: Language): Entry[] {
  const keys = new Set(tokens.flatMap((token) => formKeys.token(token, language)))
  const places = new Set([...keys].flatMap((key) => byFirst[language].get(key) ?? []))
  return [...places].sort((one, other) => one - other).flatMap((at) => entries[at] ?? [])
}

/** The library words in a segment: they occur in the source and, to make sure of the sense, in a model interpretation. */
function findOccurrences(segment: Segment, library: Library): Occurrence[] {
  const [spoken, target] = [spokenLanguage(segment), targetLanguage(segment)]
  const source = wordsOf(segment.text, spoken)
  const models = [segment.translation, ...segment.variants].map((text) => wordsOf(text, target))
  const found = mayOccur(library, source, spoken).flatMap(({ word, wordings }) => {
    const place = findWording(source, wordings[spoken], spoken)
    const isMeant = place && models.some((model) => findWording(model, wordings[target], target))
    return isMeant ? [{ word, wordings, ...place }] : []
  })
  // `insurance` is not a word of its own in `health insurance`.
  const isInside = (one: Occurrence, other: Occurrence) =>
    one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start
  return found.filter((one) => !found.some((other) => isInside(one, other)))
}

type Errors = Evaluation['naatiScore']['errors']

/** The errors of a segment in which a word may be lost. */
const errorsIn = (errors: Errors, segmentIndex: number): Errors =>
  errors.filter(({ segment_id, category }) => segment_id === segmentIndex + 1 && WORD_ERRORS.has(category))

/** The gravity of the worst of them; undefined if there is none. */
function gravityOf(errors: Errors, segmentIndex: number): number | undefined {
  const found = errorsIn(errors, segmentIndex)
  return found.length === 0 ? undefined : Math.min(...found.map(({ type }) => GRAVITY[type]))
}

function compareRanks(one: Miss, other: Miss): number {
  const at = one.rank.findIndex((part, index) => part !== other.rank[index])
  return at < 0 ? one.word.id - other.word.id : (one.rank[at] ?? 0) - (other.rank[at] ?? 0)
}

/**
 * The words that an attempt shows to be missing. They occur, in both languages of the model, in a segment that was
 * missed or has an error of omission, distortion or language, and no form of any of their wordings is in the
 * transcript. Attempted segments come before missed ones (there the word itself failed), graver errors before lighter
 * ones, then dialogue order. The same English word in several topics counts once, preferably in `topic`.
 *
 * @returns ids, the most telling first, at most `limit`.
 */
export function findMissedWords(options: {
  words: readonly Word[]
  segments: readonly Segment[]
  evaluation: Pick<Evaluation, 'segments' | 'naatiScore'>
  topic: string
  limit: number
}): number[] {
  const { words, segments, evaluation, topic, limit } = options
  const library = libraryOf(words)
  const missed = evaluation.segments.flatMap((result): Miss[] => {
    const { segmentIndex, transcript } = result
    const segment = segments[segmentIndex]
    const gravity = gravityOf(evaluation.naatiScore.errors, segmentIndex)
    if (!segment || (gravity === undefined && isInterpreted(result))) return []
    const target = targetLanguage(segment)
    const heard = wordsOf(transcript ?? '', target)
    // Of a segment marked by ear only what is quoted as lost is known; all of it if everything was left out.
    const quotes = errorsIn(evaluation.naatiScore.errors, segmentIndex).map(
      ({ referenceQuote }) => referenceQuote ?? '',
    )
    const lost = result.markedBy && !quotes.includes('') ? wordsOf(quotes.join(' / '), target) : null
    return findOccurrences(segment, library)
      .filter(({ wordings }) => !wasSaid(heard, wordings[target], target))
      .filter(({ wordings }) => lost === null || findWording(lost, wordings[target], target) !== undefined)
      .map(({ word, start }) => ({
        word,
        rank: [isInterpreted(result) ? 0 : 1, gravity ?? 0, segmentIndex, start, word.category === topic ? 0 : 1],
      }))
  })
  const distinct = new Map<string, number>()
  for (const { word } of missed.sort(compareRanks)) {
    const key = foldForSearch(word.english)
    if (!distinct.has(key)) distinct.set(key, word.id)
  }
  return [...distinct.values()].slice(0, limit)
}
