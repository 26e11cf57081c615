import { EMBEDDED } from '#app/config/scoring.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { once } from '#app/remember.ts'
import { dice, shareTurkishRoot } from '../reading/stem.ts'
import type { Comparable, ContentWord } from '../reading/utterance.ts'

const MIN_FUZZY_LETTERS = 5
const SAME_ROOT = 0.95
const SAME_CONCEPT = 0.9
/** By the lexicon of both languages, whose words have several meanings each. */
export const SAME_SENSE = 0.85

const isSameRoot = (a: string, b: string, language: Language) => (language === 'en' ? a === b : shareTurkishRoot(a, b))

/** How alike two words of one language are in meaning, as far as letters and the lexicon tell: 0 to 1. */
export function similarity(a: Comparable, b: Comparable, language: Language): number {
  if (a.token.folded === b.token.folded) return 1
  if (a.concepts.some((concept) => b.concepts.includes(concept))) return SAME_CONCEPT
  if (isSameRoot(a.stem, b.stem, language)) return SAME_ROOT
  if (a.senses.some((sense) => b.senses.includes(sense))) return SAME_SENSE
  const fuzzy = Math.min(a.stem.length, b.stem.length) >= MIN_FUZZY_LETTERS ? dice(a.stem, b.stem) : 0
  return fuzzy >= EMBEDDED.fuzzyDice ? fuzzy : 0
}

/** A word of a list and how alike it is to another one. */
export interface Alike {
  word: ContentWord
  /** Its place in the list. */
  index: number
  /** Above 0, at most 1. */
  similarity: number
}

/** Without these letters in common at their beginning two Turkish words do not share a root. */
const ROOT_LETTERS = 2

/** What two words have in common at the least that are alike by anything but most of their letters. */
function keysOf({ token, stem, concepts, senses }: Comparable, language: Language): string[] {
  const root = language === 'en' ? stem : stem.slice(0, ROOT_LETTERS)
  return [
    `=${token.folded}`,
    `~${root}`,
    ...concepts.map((concept) => `:${concept}`),
    ...senses.map((sense) => `#${sense}`),
  ]
}

const PAIR_BASE = 65_536

/** The letter pairs of a stem that is long enough to be compared by them, a number each. */
function letterPairs(stem: string): number[] {
  if (stem.length < MIN_FUZZY_LETTERS) return []
  return Array.from({ length: stem.length - 1 }, (_, at) => stem.charCodeAt(at) * PAIR_BASE + stem.charCodeAt(at + 1))
}

function place<Key>(places: Map<Key, number[]>, key: Key, index: number): void {
  const known = places.get(key)
  if (known) known.push(index)
  else places.set(key, [index])
}

/** Of the letter pairs of a word so many are in another one at the least that is alike by them, however long that is. */
const LEAST_SHARED = EMBEDDED.fuzzyDice / (2 - EMBEDDED.fuzzyDice)

const ROUNDING = 1e-9

/** Looks words up in a list: finds what `similarity` finds word by word, without comparing each with each. */
function lookupIn(words: readonly ContentWord[], language: Language): (word: Comparable) => readonly Alike[] {
  const [byKey, byPair] = [new Map<string, number[]>(), new Map<number, number[]>()]
  words.forEach((word, index) => {
    for (const key of keysOf(word, language)) place(byKey, key, index)
    for (const pair of letterPairs(word.stem)) place(byPair, pair, index)
  })
  const placesOf = (pair: number) => byPair.get(pair) ?? []
  /** Those that may have so many letter pairs in common: they have one of its rarest, and about as many. */
  const byLetters = ({ stem }: Comparable): number[] => {
    const pairs = letterPairs(stem)
    const least = Math.ceil(pairs.length * LEAST_SHARED - ROUNDING)
    const rarest = pairs.map(placesOf).sort((one, other) => one.length - other.length)
    const most = pairs.length / LEAST_SHARED + ROUNDING
    const isAsLong = (index: number) => {
      const length = (words[index]?.stem.length ?? 0) - 1
      return length >= least && length <= most
    }
    return rarest.slice(0, pairs.length - least + 1).flatMap((places) => places.filter(isAsLong))
  }
  return once((one: Comparable) => {
    const found: Alike[] = []
    const isSeen = new Uint8Array(words.length)
    for (const places of [...keysOf(one, language).map((key) => byKey.get(key) ?? []), byLetters(one)])
      for (const index of places) {
        const word = isSeen[index] === 0 ? words[index] : undefined
        isSeen[index] = 1
        const alike = word ? similarity(one, word, language) : 0
        if (word && alike > 0) found.push({ word, index, similarity: alike })
      }
    return found.sort((a, b) => a.index - b.index)
  })
}

const LOOKUPS = {
  en: once((words: readonly ContentWord[]) => lookupIn(words, 'en')),
  tr: once((words: readonly ContentWord[]) => lookupIn(words, 'tr')),
}

/** The words of a list (the content of an utterance, or all its words) that are alike another one, in their order. */
export const alikeIn = (words: readonly ContentWord[], word: Comparable, language: Language): readonly Alike[] =>
  LOOKUPS[language](words)(word)
