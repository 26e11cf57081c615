import { DESK_WORDS_PER_PAGE } from '#app/config/vocabulary.ts'
import type { VocabularyItem } from '../item.ts'

/** The last word of the previous page. */
export interface WordCursor {
  english: string
  id: number
}

const CURSOR = /^(\d{1,9})\.(.{0,200})$/su
const IN_ENGLISH = new Intl.Collator('en')

/** Reads `?cursor=`: undefined if there is none, null if it is invalid. */
export function readWordCursor(query: URLSearchParams): WordCursor | null | undefined {
  const text = query.get('cursor')
  if (text === null) return undefined
  const [, id, english] = CURSOR.exec(text) ?? []
  return id === undefined || english === undefined ? null : { id: Number(id), english }
}

export function writeWordCursor({ id, english }: WordCursor): string {
  return `${id}.${english}`
}

function compare(one: WordCursor, other: WordCursor): number {
  return IN_ENGLISH.compare(one.english, other.english) || one.id - other.id
}

/** The words after a cursor, in English alphabetical order: words added or deleted meanwhile do not shift the others. */
export function wordsAfter<Word extends VocabularyItem>(options: {
  found: readonly Word[]
  cursor: WordCursor | undefined
}) {
  const { found, cursor } = options
  const sorted = found.toSorted(compare)
  const left = cursor ? sorted.filter((word) => compare(word, cursor) > 0) : sorted
  const rows = left.slice(0, DESK_WORDS_PER_PAGE)
  const last = left.length > rows.length ? rows.at(-1) : undefined
  return { rows, count: found.length, next: last && { english: last.english, id: last.id } }
}
