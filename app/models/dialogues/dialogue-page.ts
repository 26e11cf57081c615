import { PRACTICE_PAGE_SIZE } from '#app/config/dialogues.ts'

interface Row {
  id: number
  createdAt: Date
}

/** Newest first, as lists are. */
function isAfter(row: Row, place: Row): boolean {
  const age = place.createdAt.getTime() - row.createdAt.getTime()
  return age > 0 || (age === 0 && row.id < place.id)
}

/**
 * One page of a list that is sorted newest first.
 *
 * @param options.cursor the last row of the previous page.
 * @returns also the row after which the next page starts, if there is one.
 */
export function pageOfDialogues<Found extends Row>(options: {
  rows: readonly Found[]
  cursor: Row | undefined
}): { rows: Found[]; after: Row | undefined } {
  const { rows, cursor } = options
  const left = cursor ? rows.filter((row) => isAfter(row, cursor)) : rows
  const shown = left.slice(0, PRACTICE_PAGE_SIZE)
  return { rows: shown, after: left.length > shown.length ? shown.at(-1) : undefined }
}
