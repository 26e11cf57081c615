import { AppError } from '#app/errors.ts'
import { wordsAfter, type WordCursor } from '#app/models/vocabulary/desk-page.ts'
import { countLearners, findDeskWord } from '#app/models/vocabulary/desk-word.server.ts'
import { listVocabulary } from '#app/models/vocabulary/item.server.ts'
import type { WordFilter } from '#app/models/vocabulary/word-filter.ts'
import { emptyWord, toWordValues } from '#app/models/vocabulary/word-values.ts'

interface Query {
  filter: WordFilter
  cursor: WordCursor | undefined
  edit: number | undefined
  saved: number | undefined
  remove: number | undefined
}

const named = ({ id, english, turkish }: { id: number; english: string; turkish: string }) => ({ id, english, turkish })

async function loadRemoving(id: number | undefined) {
  if (id === undefined) return null
  const [word, learners] = await Promise.all([findDeskWord(id), countLearners(id)])
  return word && { ...named(word), learners }
}

/**
 * What /admin/vocabulary shows: a page of the words that a filter leaves, and the word that is edited, was just saved, or
 * is to be deleted.
 *
 * @throws AppError NOT_FOUND for a saved id that names none (any more). One to edit may be gone: `gone` says so.
 */
export async function loadWordDesk({ filter, cursor, edit, saved, remove }: Query) {
  const { q, category } = filter
  const [found, editing, justSaved, removing] = await Promise.all([
    listVocabulary({ q, ...(category !== '' && { category }), orDrafts: true }),
    edit === undefined ? null : findDeskWord(edit),
    saved === undefined ? null : findDeskWord(saved),
    loadRemoving(remove),
  ])
  if (saved !== undefined && !justSaved) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  return {
    filter,
    words: wordsAfter({ found, cursor }),
    editing: editing && { id: editing.id, values: toWordValues(editing) },
    gone: edit !== undefined && !editing,
    empty: emptyWord(category),
    saved: justSaved && named(justSaved),
    removing,
  }
}
