/** A word that can be learnt: one of the library, or one of the learner's own. */
export type WordRef = { vocabularyId: number } | { ownWordId: number }

/** The word of a row that holds one of both ids; null for a row with neither. */
export function wordRefOf({
  vocabularyId,
  ownWordId,
}: {
  vocabularyId: number | null
  ownWordId: number | null
}): WordRef | null {
  if (vocabularyId !== null) return { vocabularyId }
  return ownWordId === null ? null : { ownWordId }
}

const WORD_KEY = /^(own-)?([1-9]\d{0,8})$/

/** A word in forms and addresses: `12`, or `own-12` for one of the learner's own. */
export function wordKey(ref: WordRef): string {
  return 'ownWordId' in ref ? `own-${ref.ownWordId}` : String(ref.vocabularyId)
}

/** Reads what `wordKey` wrote; null for anything else. */
export function readWordKey(key: string): WordRef | null {
  const [, own, id] = WORD_KEY.exec(key) ?? []
  if (id === undefined) return null
  return own === undefined ? { vocabularyId: Number(id) } : { ownWordId: Number(id) }
}
