import { LIBRARY_TWINS_MAX, OWN_WORDS_MAX, OWN_WORDS_PER_PAGE } from '#app/config/vocabulary.ts'
import { type Database, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { addCards, listInDeck } from '#app/models/vocabulary/deck.server.ts'
import { foldForSearch } from '#app/models/vocabulary/fold.ts'
import { readLibrary } from '#app/models/vocabulary/item.server.ts'
import {
  countOwnWords,
  deleteOwnWord,
  findOwnWord,
  hasPair,
  insertOwnWord,
  listOwnWords,
  lockOwnWords,
  writeOwnWord,
} from '#app/models/vocabulary/own/own-word.server.ts'
import type { OwnWordDraft } from '#app/models/vocabulary/own/own-word-form.ts'
import type { LibraryTwin, OwnWord } from '#app/models/vocabulary/own/own-word.ts'

const notFound = () => new AppError('NOT_FOUND', (copy) => copy.wordNotFound)

/** What the page shows: a page of the learner's words, and the one that is edited or about to be deleted. */
export interface OwnWordsView {
  words: OwnWord[]
  /** The last id of this page, if there are more. */
  next: number | undefined
  /** All of the learner's words, whatever is searched. */
  count: number
  editing: OwnWord | null
  removing: OwnWord | null
}

/** @throws AppError NOT_FOUND for the id of a word that is not the learner's. */
async function findOwn(userId: number, id: number | undefined): Promise<OwnWord | null> {
  if (id === undefined) return null
  const word = await findOwnWord({ userId, id })
  if (!word) throw notFound()
  return word
}

/**
 * What /vocabulary/mine shows.
 *
 * @throws AppError NOT_FOUND for a word to edit or delete that is not the learner's.
 */
export async function loadOwnWords(options: {
  userId: number
  q: string
  before: number | undefined
  edit: number | undefined
  remove: number | undefined
}): Promise<OwnWordsView> {
  const { userId, q, before, edit, remove } = options
  const [found, count, editing, removing] = await Promise.all([
    listOwnWords({ userId, q, before, limit: OWN_WORDS_PER_PAGE + 1 }),
    countOwnWords(userId),
    findOwn(userId, edit),
    findOwn(userId, remove),
  ])
  const words = found.slice(0, OWN_WORDS_PER_PAGE)
  return { words, next: found.length > words.length ? words.at(-1)?.id : undefined, count, editing, removing }
}

/** The library's entries of the same English word, most of them with the same Turkish first. */
async function findTwins(userId: number, { english, turkish }: OwnWordDraft): Promise<LibraryTwin[]> {
  const [wanted, meant] = [foldForSearch(english), foldForSearch(turkish)]
  const isSame = (text: string) => foldForSearch(text) === wanted
  const means = (texts: string[]) => (texts.some((text) => foldForSearch(text) === meant) ? 0 : 1)
  const found = (await readLibrary())
    .filter((item) => [item.english, ...item.acceptedEnglish].some(isSame))
    .map((item) => ({ item, rank: means([item.turkish, ...item.acceptedTurkish]) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, LIBRARY_TWINS_MAX)
    .map(({ item }) => item)
  if (found.length === 0) return []
  const inDeck = await listInDeck({ userId, vocabularyIds: found.map(({ id }) => id) })
  return found.map(({ id, english: word, turkish: translation, sense, category }) => {
    return { id, english: word, turkish: translation, sense, category, isInDeck: inDeck.has(id) }
  })
}

async function requireNew(tx: Database, options: { userId: number; word: OwnWordDraft; besides?: number }) {
  if (!(await hasPair(tx, options))) return
  throw new AppError('CONFLICT', (copy) => copy.problems.ownWordTaken, {
    fields: { english: (copy) => copy.problems.ownWordTaken },
  })
}

/**
 * Adds a word of the learner's own, with its cards. Unless it is added `anyway`, a word that the library has is not added:
 * its entries are returned.
 *
 * @throws AppError CONFLICT with the field `english` if the learner has the pair already, or without one if they have as
 *   many words as one can.
 */
export async function addOwnWord(options: {
  userId: number
  word: OwnWordDraft
  anyway: boolean
  now: Date
}): Promise<{ twins: LibraryTwin[] }> {
  const { userId, word, anyway, now } = options
  const twins = anyway ? [] : await findTwins(userId, word)
  await inTransaction(async (tx) => {
    await lockOwnWords(tx, userId)
    await requireNew(tx, { userId, word })
    if ((await countOwnWords(userId, tx)) >= OWN_WORDS_MAX) throw new AppError('CONFLICT', (copy) => copy.ownWordsFull)
    if (twins.length > 0) return
    const ownWordId = await insertOwnWord(tx, { userId, word })
    await addCards(tx, { userId, word: { ownWordId }, now })
  })
  return { twins }
}

/**
 * Overwrites an own word, which keeps its cards.
 *
 * @throws AppError NOT_FOUND if it is not theirs, CONFLICT with the field `english` if the learner has the pair already.
 */
export async function changeOwnWord(options: { userId: number; id: number; word: OwnWordDraft }): Promise<void> {
  const { userId, id, word } = options
  await inTransaction(async (tx) => {
    await lockOwnWords(tx, userId)
    await requireNew(tx, { userId, word, besides: id })
    if (!(await writeOwnWord(tx, options))) throw notFound()
  })
}

/** Deletes an own word with its cards. @throws AppError NOT_FOUND if it is not theirs. */
export async function removeOwnWord(options: { userId: number; id: number }): Promise<void> {
  if (!(await deleteOwnWord(options))) throw notFound()
}
