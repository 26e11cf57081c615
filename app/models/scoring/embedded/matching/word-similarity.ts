import { EMBEDDED } from '#app/config/scoring.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { once } from '#app/remember.ts'
import { dice, shareTurkishRoot } from '../reading/stem.ts'
import type { Comparable, ContentWord } from '../reading/utterance.ts'

const MIN_FUZZY_LETTERS = 5
const SAME_ROOT = 0.95
const SAME_CONCEPT = 0.9
/** By the bilingual lexicon. Lower than a shared root, because words have several meanings. */
export const SAME_SENSE = 0.85

const isSameRoot = (a: string, b: string, language: Language) => (language === 'en' ? a === b : shareTurkishRoot(a, b))

/** How similar two words of one language are by letters and lexicon, 0 to 1. */
export function wordSimilarity(a: Comparable, b: Comparable, language: Language): number {
  if (a.token.folded === b.token.folded) return 1
  if (a.concepts.some((concept) => b.concepts.includes(concept))) return SAME_CONCEPT
  if (isSameRoot(a.stem, b.stem, language)) return SAME_ROOT
  if (a.senses.some((sense) => b.senses.includes(sense))) return SAME_SENSE
  const fuzzy = Math.min(a.stem.length, b.stem.length) >= MIN_FUZZY_LETTERS ? dice(a.stem, b.stem) : 0
  return fuzzy >= EMBEDDED.fuzzyDice ? fuzzy : 0
}

/** A word of a list and its similarity to another word. */
export interface SimilarWord {
  word: ContentWord
  /** Its index in the list. */
  index: number
  /** Above 0, at most 1. */
  similarity: number
}

/** Two Turkish words without these first letters in common do not share a root. */
const ROOT_LETTERS = 2

/** Index keys. Two words share at least one unless only their letter pairs are similar. */
function indexKeysOf({ token, stem, concepts, senses }: Comparable, language: Language): string[] {
  const root = language === 'en' ? stem : stem.slice(0, ROOT_LETTERS)
  return [
    `=${token.folded}`,
    `~${root}`,
    ...concepts.map((concept) => `:${concept}`),
    ...senses.map((sense) => `#${sense}`),
  ]
}

const PAIR_BASE = 65_536

/** The letter pairs of a stem that is long enough for fuzzy matching, each encoded as a number. */
function letterPairs(stem: string): number[] {
  if (stem.length < MIN_FUZZY_LETTERS) return []
  return Array.from({ length: stem.length - 1 }, (_, at) => stem.charCodeAt(at) * PAIR_BASE + stem.charCodeAt(at + 1))
}

function addPlace<Key>(places: Map<Key, number[]>, key: Key, index: number): void {
  const known = places.get(key)
  if (known) known.push(index)
  else places.set(key, [index])
}

/** The smallest share of its letter pairs that a word has in common with any fuzzy match, whatever its length. */
const MIN_SHARED_PAIRS = EMBEDDED.fuzzyDice / (2 - EMBEDDED.fuzzyDice)

const ROUNDING = 1e-9

/**
 * An index over a list of words. Gives the same matches as calling `wordSimilarity` for each word, without comparing every
 * pair.
 */
function buildLookup(words: readonly ContentWord[], language: Language): (word: Comparable) => readonly SimilarWord[] {
  const [byKey, byPair] = [new Map<string, number[]>(), new Map<number, number[]>()]
  words.forEach((word, index) => {
    for (const key of indexKeysOf(word, language)) addPlace(byKey, key, index)
    for (const pair of letterPairs(word.stem)) addPlace(byPair, pair, index)
  })
  const placesOf = (pair: number) => byPair.get(pair) ?? []
  /** Candidates for a fuzzy match: about as long, and with at least one of the rarest pairs. */
  const byLetters = ({ stem }: Comparable): number[] => {
    const pairs = letterPairs(stem)
    const least = Math.ceil(pairs.length * MIN_SHARED_PAIRS - ROUNDING)
    const rarest = pairs.map(placesOf).sort((one, other) => one.length - other.length)
    const most = pairs.length / MIN_SHARED_PAIRS + ROUNDING
    const isSimilarLength = (index: number) => {
      const length = (words[index]?.stem.length ?? 0) - 1
      return length >= least && length <= most
    }
    return rarest.slice(0, pairs.length - least + 1).flatMap((places) => places.filter(isSimilarLength))
  }
  return once((one: Comparable) => {
    const found: SimilarWord[] = []
    const isSeen = new Uint8Array(words.length)
    for (const places of [...indexKeysOf(one, language).map((key) => byKey.get(key) ?? []), byLetters(one)])
      for (const index of places) {
        const word = isSeen[index] === 0 ? words[index] : undefined
        isSeen[index] = 1
        const score = word ? wordSimilarity(one, word, language) : 0
        if (word && score > 0) found.push({ word, index, similarity: score })
      }
    return found.sort((a, b) => a.index - b.index)
  })
}

const LOOKUPS = {
  en: once((words: readonly ContentWord[]) => buildLookup(words, 'en')),
  tr: once((words: readonly ContentWord[]) => buildLookup(words, 'tr')),
}

/**
 * The words of a list that are similar to `word`, in list order. Pass an utterance's `content` or `words`: the index is
 * cached per list.
 */
export const similarWordsIn = (
  words: readonly ContentWord[],
  word: Comparable,
  language: Language,
): readonly SimilarWord[] => LOOKUPS[language](words)(word)
