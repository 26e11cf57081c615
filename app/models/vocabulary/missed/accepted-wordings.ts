import { type Language, spokenLanguage, targetLanguage } from '../../dialogues/language.ts'
import type { Segment } from '../../dialogues/segment.ts'
import { once, remember } from '#app/remember.ts'
import type { VocabularyItem } from '../item.ts'
import { findWording, type Wordings, wordingsOf, wordsOf } from '../wordings.ts'

/** What the scorer needs from the vocabulary library. */
export type LibraryWord = Pick<VocabularyItem, 'english' | 'turkish' | 'acceptedEnglish' | 'acceptedTurkish'>

interface Entry {
  wordings: Wordings
  /** The wordings as written, in the same order. */
  written: Record<Language, string[]>
}

function entryOf(word: LibraryWord): Entry {
  const written = { en: [word.english, ...word.acceptedEnglish], tr: [word.turkish, ...word.acceptedTurkish] }
  return { written, wordings: wordingsOf(word) }
}

/** The library words with more than one wording, indexed by the first letters of their wordings. */
interface Library {
  entries: Entry[]
  /** Indexes into `entries`. */
  byInitials: Record<Language, Map<string, Set<number>>>
}

const INITIALS = 2
const initialsOf = (words: readonly string[]) => new Set(words.map((word) => word.slice(0, INITIALS)))

function byInitialsOf(entries: readonly Entry[], language: Language): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>()
  entries.forEach(({ wordings }, at) => {
    for (const [first = ''] of wordings[language]) {
      const initials = first.slice(0, INITIALS)
      places.set(initials, (places.get(initials) ?? new Set()).add(at))
    }
  })
  return places
}

function libraryOf(words: readonly LibraryWord[]): Library {
  const entries = words
    .filter(({ acceptedEnglish, acceptedTurkish }) => acceptedEnglish.length + acceptedTurkish.length > 0)
    .map(entryOf)
  return { entries, byInitials: { en: byInitialsOf(entries, 'en'), tr: byInitialsOf(entries, 'tr') } }
}

/** The words that may occur in a text, in the library's order. */
function mayBeSaid({ entries, byInitials }: Library, initials: ReadonlySet<string>, language: Language): Entry[] {
  const places = new Set([...initials].flatMap((two) => [...(byInitials[language].get(two) ?? [])]))
  return [...places].sort((one, other) => one - other).flatMap((at) => entries[at] ?? [])
}

/** Whether a wording may occur in a text, by the first letters of its words, which inflection never changes. */
function mayHold(initials: ReadonlySet<string>, wording: readonly string[]): boolean {
  return wording.every((word) => initials.has(word.slice(0, INITIALS)))
}

/** The text's tokens between spaces, each folded to one word. */
function piecesOf(text: string, language: Language): { written: string; folded: string }[] {
  return text.split(/\s+/u).map((written) => ({ written, folded: wordsOf(written, language).join('') }))
}

/** The words that occur in a text, in the library's order. */
function saidIn(library: Library, text: string, language: Language): Entry[] {
  const words = wordsOf(text, language)
  const initials = initialsOf(words)
  return mayBeSaid(library, initials, language).filter(({ wordings }) => {
    // Most words are ruled out here, before anything is stemmed.
    if (!wordings[language].some((wording) => mayHold(initials, wording))) return false
    return findWording(words, wordings[language], language)
  })
}

/** Cached, because learners hear the same dialogues. */
const TEXTS = { most: 1000 }

/** Finds library words in a text; built once each time the library is loaded. */
const readerOf = once((words: readonly LibraryWord[]): Record<Language, (text: string) => Entry[]> => {
  const library = libraryOf(words)
  return {
    en: remember((text) => saidIn(library, text, 'en'), TEXTS),
    tr: remember((text) => saidIn(library, text, 'tr'), TEXTS),
  }
})

/** A model interpretation with one term replaced by another of its wordings; null if the model does not contain it. */
function reword(options: { model: string; entry: Entry; said: number; language: Language }): string | null {
  const { model, entry, said, language } = options
  const pieces = piecesOf(model, language)
  const others = entry.wordings[language].filter((_, index) => index !== said)
  const place = findWording(
    pieces.map(({ folded }) => folded),
    others,
    language,
  )
  const wording = entry.written[language][said]
  if (!place || wording === undefined) return null
  const ending = /[^\p{L}\p{N}]*$/u.exec(pieces[place.end - 1]?.written ?? '')?.[0] ?? ''
  const written = pieces.map((piece) => piece.written)
  return [...written.slice(0, place.start), `${wording}${ending}`, ...written.slice(place.end)].join(' ')
}

/**
 * A segment that also accepts the library's synonyms: if the speaker used a library term, and the rendition has
 * another of its wordings than the model, the models with that wording become accepted variants. The rest of the
 * rendition is judged as usual.
 */
export function acceptWordings(options: {
  segment: Segment
  rendition: string
  words: readonly LibraryWord[]
}): Segment {
  const { segment, rendition, words } = options
  const [spoken, target] = [spokenLanguage(segment), targetLanguage(segment)]
  const heard = wordsOf(rendition, target)
  const heardInitials = initialsOf(heard)
  let models = [segment.translation, ...segment.variants]
  for (const entry of readerOf(words)[spoken](segment.text)) {
    const wordings = entry.wordings[target]
    if (wordings.length < 2) continue
    const said = wordings.findIndex(
      (wording) => mayHold(heardInitials, wording) && findWording(heard, [wording], target),
    )
    if (said < 0 || wordings.length !== entry.written[target].length) continue
    models = models.map((model) => reword({ model, entry, said, language: target }) ?? model)
  }
  const known = new Set([segment.translation, ...segment.variants])
  const accepted = models.filter((model) => !known.has(model))
  return accepted.length === 0 ? segment : { ...segment, variants: [...segment.variants, ...accepted] }
}
