import { OCCURRENCES_SHOWN } from '#app/config/vocabulary.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise } from '#app/models/dialogues/dialogue-access.ts'
import { spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import { markWord } from '#app/models/vocabulary/entry/mark-word.ts'
import { isSameTerm } from '#app/models/vocabulary/entry/same-term.ts'
import {
  listTermDialogues,
  readGuidedSegments,
  type TermDialogue,
} from '#app/models/vocabulary/entry/term-dialogues.server.ts'
import type { SiblingWord, WordEntry, WordOccurrence } from '#app/models/vocabulary/entry/word-entry.ts'
import { foldForSearch } from '#app/models/vocabulary/fold.ts'
import type { LibraryWord } from '#app/models/vocabulary/item.ts'
import { readLibrary } from '#app/models/vocabulary/item.server.ts'
import { readWordDetails } from '#app/models/vocabulary/word-details.server.ts'

interface Visitor {
  user: CurrentUser | undefined
  now: Date
}

const englishOf = ({ english, acceptedEnglish }: LibraryWord) => [english, ...acceptedEnglish]

/** Whether no other entry has one of its English wordings. */
function isAlone(word: LibraryWord, library: readonly LibraryWord[]): boolean {
  const own = new Set(englishOf(word).map(foldForSearch))
  return !library.some((other) => other.id !== word.id && englishOf(other).some((text) => own.has(foldForSearch(text))))
}

/** The dialogues of a word's terms, those that the visitor may practise first. */
async function findDialogues(options: { word: LibraryWord; library: readonly LibraryWord[] } & Visitor) {
  const { word, library, user, now } = options
  const found = await listTermDialogues(englishOf(word))
  const alone = isAlone(word, library)
  const meant = found.flatMap((dialogue) => {
    const terms = dialogue.terms.filter((term) => isSameTerm({ term, word, isAlone: alone }))
    return terms.length === 0 ? [] : [{ ...dialogue, terms, isOpen: canPractise({ dialogue, user, now }) }]
  })
  return [...meant.filter(({ isOpen }) => isOpen), ...meant.filter(({ isOpen }) => !isOpen)]
}

type Guided = Awaited<ReturnType<typeof readGuidedSegments>> extends Map<number, infer Value> ? Value : never

/** The first segment in which a dialogue's terms occur, with the word marked in both languages. */
function segmentOf({ word, terms, guided }: { word: LibraryWord; terms: TermDialogue['terms']; guided: Guided }) {
  const wanted = new Set(terms.map(({ english }) => english))
  const at = guided.guidance.findIndex((one) => one.terms.some((english) => wanted.has(english)))
  const segment = guided.segments[at]
  if (!segment) return null
  // The dialogue's own words for it count too.
  const known = {
    ...word,
    acceptedEnglish: [...word.acceptedEnglish, ...terms.map(({ english }) => english)],
    acceptedTurkish: [...word.acceptedTurkish, ...terms.map(({ turkish }) => turkish)],
  }
  const [spoken, target] = [spokenLanguage(segment), targetLanguage(segment)]
  return {
    text: markWord({ text: segment.text, word: known, language: spoken }),
    model: markWord({ text: segment.translation, word: known, language: target }),
  }
}

async function loadOccurrences(options: { word: LibraryWord; library: readonly LibraryWord[] } & Visitor) {
  const dialogues = await findDialogues(options)
  const shown = dialogues.slice(0, OCCURRENCES_SHOWN)
  const guided = await readGuidedSegments(shown.filter(({ isOpen }) => isOpen).map(({ id }) => id))
  const occurrences = shown.map(({ id, title, titleTr, terms }): WordOccurrence => {
    const its = guided.get(id)
    return {
      dialogueId: id,
      title,
      titleTr,
      segment: its ? segmentOf({ word: options.word, terms, guided: its }) : null,
    }
  })
  return { shown: occurrences, count: dialogues.length }
}

const toSibling = ({ id, english, turkish, sense, category }: LibraryWord): SiblingWord => {
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
  const headword = foldForSearch(word.english)
  const siblings = library.filter((other) => other.id !== id && foldForSearch(other.english) === headword)
  const [[details], occurrences] = await Promise.all([
    readWordDetails([word]),
    loadOccurrences({ word, library, ...visitor }),
  ])
  if (!details) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  return { item: word, details, siblings: siblings.map(toSibling), occurrences }
}
