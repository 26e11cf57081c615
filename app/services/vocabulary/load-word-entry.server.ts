import { OCCURRENCES_SHOWN } from '#app/config/vocabulary.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise } from '#app/models/dialogues/dialogue-access.ts'
import { markWord } from '#app/models/vocabulary/entry/mark-word.ts'
import { findSiblings, findSynonyms, standsAlone } from '#app/models/vocabulary/entry/related-words.ts'
import type { RelatedWord, WordEntry, WordOccurrence } from '#app/models/vocabulary/entry/word-entry.ts'
import type { LibraryWord } from '#app/models/vocabulary/item.ts'
import { readLibrary } from '#app/models/vocabulary/item.server.ts'
import { findPlaces, type Place } from '#app/models/vocabulary/occurrence/find-places.ts'
import {
  type PracticeSegment,
  readPracticeSegments,
} from '#app/models/vocabulary/occurrence/practice-segments.server.ts'
import { isSameTerm } from '#app/models/vocabulary/occurrence/same-term.ts'
import { readWordDetails } from '#app/models/vocabulary/word-details.server.ts'

interface Visitor {
  user: CurrentUser | undefined
  now: Date
}

/** The segment of a dialogue to show: one that says the word and that its examiner names, if there is one. */
function pickPlace(places: readonly Place<PracticeSegment>[]): Place<PracticeSegment> | undefined {
  return places.find(({ isSaid, isTerm }) => isSaid && isTerm) ?? places.find(({ isSaid }) => isSaid) ?? places[0]
}

/** Its text and model, with the word marked in both. */
function segmentOf(
  { segment, isTerm }: Place<PracticeSegment>,
  word: LibraryWord,
  isAlone: boolean,
): WordOccurrence['segment'] {
  const { texts, language, terms } = segment
  const target = language === 'en' ? 'tr' : 'en'
  // The dialogue's own words for it count too.
  const own = isTerm ? terms.filter((term) => isSameTerm({ term, word, isAlone })) : []
  const known = {
    ...word,
    acceptedEnglish: [...word.acceptedEnglish, ...own.map(({ english }) => english)],
    acceptedTurkish: [...word.acceptedTurkish, ...own.map(({ turkish }) => turkish)],
  }
  return {
    text: markWord({ text: texts[language], word: known, language }),
    model: markWord({ text: texts[target], word: known, language: target }),
  }
}

function byDialogue(places: readonly Place<PracticeSegment>[]): Place<PracticeSegment>[][] {
  const found = new Map<number, Place<PracticeSegment>[]>()
  for (const place of places) {
    const { dialogueId } = place.segment
    found.set(dialogueId, [...(found.get(dialogueId) ?? []), place])
  }
  return [...found.values()]
}

/** The dialogues in which a word occurs: those that the visitor may practise first, and of these the ones that have it as a term. */
async function loadOccurrences(options: { word: LibraryWord; library: readonly LibraryWord[] } & Visitor) {
  const { word, library, user, now } = options
  const index = await readPracticeSegments()
  const isAlone = standsAlone(word, library)
  const found = findPlaces({ word, isAlone, index })
  const dialogues = byDialogue(found).flatMap((places) => {
    const place = pickPlace(places)
    if (!place) return []
    const isOpen = canPractise({ dialogue: place.segment, user, now })
    const isTerm = places.some((one) => one.isTerm)
    return [{ place, isOpen, isTerm }]
  })
  const sorted = dialogues.sort(
    (one, other) => Number(other.isOpen) - Number(one.isOpen) || Number(other.isTerm) - Number(one.isTerm),
  )
  const shown = sorted.slice(0, OCCURRENCES_SHOWN).map(({ place, isOpen }): WordOccurrence => {
    const { dialogueId, title, titleTr } = place.segment
    return { dialogueId, title, titleTr, segment: isOpen ? segmentOf(place, word, isAlone) : null }
  })
  return { shown, count: dialogues.length }
}

const toRelated = ({ id, english, turkish, sense, category }: LibraryWord): RelatedWord => {
  return { id, english, turkish, sense, category }
}

/**
 * An entry of the library with everything that is known about it, and the sentences of practice dialogues in which it occurs, of
 * those dialogues that the visitor may practise; of others the title.
 *
 * @throws AppError NOT_FOUND, also for a draft.
 */
export async function loadWordEntry({ id, ...visitor }: { id: number } & Visitor): Promise<WordEntry> {
  const library = await readLibrary()
  const word = library.find((one) => one.id === id)
  if (!word) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  const siblings = findSiblings(word, library).map(toRelated)
  const synonyms = findSynonyms(word, library).map(toRelated)
  const [[details], occurrences] = await Promise.all([
    readWordDetails([word]),
    loadOccurrences({ word, library, ...visitor }),
  ])
  if (!details) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  return { item: word, details, siblings, synonyms, occurrences }
}
