import { type Database, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { recordAct } from '#app/models/accounts/desk/admin-act.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import {
  deleteWord,
  type DeskWord,
  findDeskWord,
  findTwin,
  insertWord,
  lockWords,
  overwriteWord,
  writeWordPublication,
} from '#app/models/vocabulary/desk/desk-word.server.ts'
import { removeAnsweredSearches } from '#app/models/vocabulary/desk/vain-searches.server.ts'
import type { WordDraft } from '#app/models/vocabulary/desk/word-draft.ts'
import { withSounds } from '#app/models/vocabulary/desk/word-sounds.ts'

type Admin = Pick<CurrentUser, 'id' | 'username'>

const notFound = () => new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
const nameOf = ({ id, english, turkish }: DeskWord) => ({ id, name: `${english}: ${turkish}` })

/** One entry per word, sense and category, as in the content files: the drill would ask twice for the same. */
async function requireOnly(options: { draft: WordDraft; stored?: DeskWord; database: Database }): Promise<void> {
  const { draft, stored, database } = options
  if ((await findTwin({ draft, stored, database })) === undefined) return
  throw new AppError('CONFLICT', (copy) => copy.problems.wordTaken, {
    fields: { english: (copy) => copy.problems.wordTaken },
  })
}

/** Adds a draft of a word. @throws AppError CONFLICT with the field `english` if the category already has it. */
export function addWord(options: { admin: Admin; draft: WordDraft }): Promise<DeskWord> {
  const { admin: actor } = options
  const draft = withSounds(options.draft)
  return inTransaction(async (database) => {
    await lockWords(database)
    await requireOnly({ draft, database })
    const word = await insertWord({ draft, database })
    await recordAct({ actor, action: 'word-created', subject: nameOf(word), database })
    return word
  })
}

function changedColumns(stored: DeskWord, draft: WordDraft): string[] {
  const before = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(draft).flatMap(([name, value]) =>
    JSON.stringify(before.get(name)) === JSON.stringify(value) ? [] : [name],
  )
}

/**
 * Saves an edited word. Learners keep their cards. `version` is the `updatedAt` that the admin edited.
 *
 * @throws AppError NOT_FOUND, CONFLICT if somebody else has saved it meanwhile (with `facts.version`), or with the
 *   field `english` if the category has another such entry.
 */
export function changeWord(options: {
  admin: Admin
  id: number
  draft: WordDraft
  version: Date | undefined
}): Promise<DeskWord> {
  const { admin: actor, id, version } = options
  return inTransaction(async (database) => {
    await lockWords(database)
    const stored = await findDeskWord(id, database)
    if (!stored) throw notFound()
    if (version && version.getTime() !== stored.updatedAt.getTime()) {
      const facts = { version: stored.updatedAt.toISOString() }
      throw new AppError('CONFLICT', (copy) => copy.wordSavedMeanwhile, { facts })
    }
    const draft = withSounds(options.draft, stored)
    const changed = changedColumns(stored, draft)
    if (changed.length === 0) return stored
    await requireOnly({ draft, stored, database })
    const word = await overwriteWord({ stored, draft, database })
    if (word.publishedAt) await removeAnsweredSearches(word, database)
    await recordAct({ actor, action: 'word-updated', subject: nameOf(word), details: { changed }, database })
    return word
  })
}

/**
 * Deletes a word and learners' cards: a card of a deleted word would otherwise stay due for ever. A drill or review
 * in progress continues with the next word.
 *
 * @throws AppError NOT_FOUND
 */
export function removeWord(options: { admin: Admin; id: number }): Promise<void> {
  const { admin: actor, id } = options
  return inTransaction(async (database) => {
    await lockWords(database)
    const stored = await findDeskWord(id, database)
    if (!stored) throw notFound()
    await deleteWord({ stored, database })
    await recordAct({ actor, action: 'word-deleted', subject: nameOf(stored), database })
  })
}

/**
 * Publishes or unpublishes a word; unpublishing suspends learners' cards. Does nothing if it already has that state.
 *
 * @throws AppError NOT_FOUND
 */
export function publishWord(options: { admin: Admin; id: number; isPublished: boolean }): Promise<DeskWord> {
  const { admin: actor, id, isPublished } = options
  return inTransaction(async (database) => {
    await lockWords(database)
    const stored = await findDeskWord(id, database)
    if (!stored) throw notFound()
    if ((stored.publishedAt !== null) === isPublished) return stored
    const publishedAt = isPublished ? new Date() : null
    const word = await writeWordPublication({ stored, publishedAt, database })
    if (isPublished) await removeAnsweredSearches(word, database)
    const action = isPublished ? 'word-published' : 'word-unpublished'
    await recordAct({ actor, action, subject: nameOf(word), database })
    return word
  })
}
