import { AppError } from '#app/errors.ts'
import { type DeskState, isInState } from '#app/models/dialogues/desk-filter.ts'
import { wordsAfter, type WordCursor } from '#app/models/vocabulary/desk/desk-page.ts'
import {
  countLearners,
  type DeskWord,
  findDeskWord,
  type ListedDeskWord,
  listDeskWords,
} from '#app/models/vocabulary/desk/desk-word.server.ts'
import type { WordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { emptyWord, toWordValues, type WordPrefill } from '#app/models/vocabulary/desk/word-values.ts'

interface Query {
  filter: WordFilter
  /** Drafts, published words, or both. */
  state: DeskState | null
  cursor: WordCursor | undefined
  edit: number | undefined
  saved: number | undefined
  remove: number | undefined
  publish: number | undefined
  unpublish: number | undefined
  prefill: WordPrefill
}

const named = ({ id, english, turkish, publishedAt }: DeskWord) => ({
  id,
  english,
  turkish,
  publishedAt: publishedAt?.toISOString() ?? null,
})

/** The fields of a word in the list. */
function toRow({
  id,
  english,
  turkish,
  sense,
  category,
  difficulty,
  acceptedEnglish,
  acceptedTurkish,
  publishedAt,
}: ListedDeskWord) {
  const wordings = acceptedEnglish.length + acceptedTurkish.length
  return {
    id,
    english,
    turkish,
    sense,
    category,
    difficulty,
    wordings,
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}

async function loadRemoving(id: number | undefined) {
  if (id === undefined) return null
  const [word, learners] = await Promise.all([findDeskWord(id), countLearners(id)])
  return word && { ...named(word), learners }
}

/**
 * What /admin/vocabulary shows: a page of the words that match a filter, and the word being edited, just saved, or
 * about to be deleted, published or unpublished.
 *
 * @throws AppError NOT_FOUND for the id of a saved word that does not exist. A word to edit may be gone: then `gone`
 *   is set.
 */
export async function loadWordDesk({ filter, state, cursor, edit, saved, remove, prefill, ...asked }: Query) {
  const { q, category } = filter
  const asking = asked.publish ?? asked.unpublish
  const [found, editing, justSaved, removing, toPublish] = await Promise.all([
    listDeskWords({ q, category: category === '' ? undefined : category }),
    edit === undefined ? null : findDeskWord(edit),
    saved === undefined ? null : findDeskWord(saved),
    loadRemoving(remove),
    asking === undefined ? null : findDeskWord(asking),
  ])
  if (saved !== undefined && !justSaved) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  const shown = wordsAfter({ found: found.filter(({ publishedAt }) => isInState(publishedAt, state)), cursor })
  const isAsked = toPublish !== null && (toPublish.publishedAt === null) === (asked.publish !== undefined)
  return {
    filter,
    state,
    words: { ...shown, rows: shown.rows.map(toRow) },
    editing: editing && { ...named(editing), values: toWordValues(editing) },
    gone: edit !== undefined && !editing,
    empty: emptyWord(category, prefill),
    saved: justSaved && named(justSaved),
    removing,
    publishing: isAsked ? named(toPublish) : null,
  }
}
