import { once } from '#app/remember.ts'
import { foldForSearch } from '../fold.ts'
import type { VocabularyItem } from '../item.ts'

type Word = Pick<VocabularyItem, 'id' | 'english' | 'turkish' | 'acceptedEnglish' | 'acceptedTurkish'>

/** A word's wordings in each language, folded; the headword first. */
const foldedOf = once(({ english, turkish, acceptedEnglish, acceptedTurkish }: Word) => ({
  en: [english, ...acceptedEnglish].map(foldForSearch),
  tr: [turkish, ...acceptedTurkish].map(foldForSearch),
}))

/** Places of a library's words by their English wordings. */
const placesOf = once((library: readonly Word[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>()
  for (const [at, word] of library.entries()) {
    for (const text of new Set(foldedOf(word).en)) places.set(text, [...(places.get(text) ?? []), at])
  }
  return places
})

/** The other entries with one of a word's English wordings. */
function sharingEnglish<Entry extends Word>(word: Word, library: readonly Entry[]): Entry[] {
  const found = new Set(foldedOf(word).en.flatMap((text) => placesOf(library).get(text) ?? []))
  return [...found].flatMap((at) => library[at] ?? []).filter(({ id }) => id !== word.id)
}

const isSibling = (word: Word, other: Word) => foldedOf(word).en[0] === foldedOf(other).en[0]

/** Whether no other entry has one of a word's English wordings. */
export function standsAlone(word: Word, library: readonly Word[]): boolean {
  return sharingEnglish(word, library).length === 0
}

/** The other entries of an English word: its other meanings. */
export function findSiblings<Entry extends Word>(word: Word, library: readonly Entry[]): Entry[] {
  return sharingEnglish(word, library).filter((other) => isSibling(word, other))
}

/** Whether an entry takes another's main answer for right in a language. */
function accepts(word: Word, other: Word, language: 'en' | 'tr'): boolean {
  const [answer = ''] = foldedOf(other)[language]
  return foldedOf(word)[language].includes(answer)
}

/** The entries of other English words that mean the same: in both languages the one's main answer is right for the other. */
export function findSynonyms<Entry extends Word>(word: Word, library: readonly Entry[]): Entry[] {
  return sharingEnglish(word, library).filter(
    (other) =>
      !isSibling(word, other) &&
      (['en', 'tr'] as const).every((language) => accepts(word, other, language) || accepts(other, word, language)),
  )
}
