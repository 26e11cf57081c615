import { LIST_LIMIT, LIST_LIMIT_MAX } from '#app/config/notifications.ts'
import { AppError } from '#app/errors.ts'
import { isUuid } from '#app/models/practice/uuid.ts'

/** The last row of the previous page. Lists are ordered by time and id, newest first. */
interface Cursor {
  createdAt: Date
  id: string
}

/** The columns that lists are ordered by. */
interface Row {
  createdAt: Date
  id: number | string
}

interface ListQuery {
  limit: number
  cursor: Cursor | undefined
}

const LIMIT = /^\d{1,4}$/
/** Milliseconds up to the year 2286, a dot, and an id: a number or a UUID. */
const CURSOR = /^(\d{1,13})\.([\da-f-]{1,36})$/

function readLimit(text: string | null): number {
  if (text === null) return LIST_LIMIT
  const limit = LIMIT.test(text) ? Number(text) : 0
  if (limit >= 1 && limit <= LIST_LIMIT_MAX) return limit
  throw new AppError('VALIDATION_FAILED', (copy) => copy.listLimit, { fields: { limit: (copy) => copy.listLimit } })
}

function badCursor(): AppError {
  return new AppError('VALIDATION_FAILED', (copy) => copy.listCursor, { fields: { cursor: (copy) => copy.listCursor } })
}

function readCursor(text: string | null): Cursor | undefined {
  if (text === null) return undefined
  const [, milliseconds, id] = CURSOR.exec(text) ?? []
  if (milliseconds === undefined || id === undefined) throw badCursor()
  return { createdAt: new Date(Number(milliseconds)), id }
}

/**
 * `?limit=` and `?cursor=` of a list.
 *
 * @throws AppError VALIDATION_FAILED for a limit that is not a whole number from 1 to 200, or a malformed cursor.
 */
export function readListQuery({ searchParams }: URL): ListQuery {
  return { limit: readLimit(searchParams.get('limit')), cursor: readCursor(searchParams.get('cursor')) }
}

/** A cursor whose id is a number. @throws AppError VALIDATION_FAILED otherwise. */
export function numericCursor(cursor: Cursor | undefined): { createdAt: Date; id: number } | undefined {
  if (!cursor) return undefined
  if (!/^\d{1,9}$/.test(cursor.id)) throw badCursor()
  return { createdAt: cursor.createdAt, id: Number(cursor.id) }
}

/** A cursor whose id is a UUID. @throws AppError VALIDATION_FAILED otherwise. */
export function uuidCursor(cursor: Cursor | undefined): Cursor | undefined {
  if (cursor && !isUuid(cursor.id)) throw badCursor()
  return cursor
}

/** A cursor whose id is a UUID or a number. @throws AppError VALIDATION_FAILED otherwise. */
export function eitherCursor(cursor: Cursor | undefined): { createdAt: Date; id: string | number } | undefined {
  return cursor && isUuid(cursor.id) ? cursor : numericCursor(cursor)
}

/** The address of the next page, with the rest of the query unchanged. */
export function nextPage({ url, after }: { url: URL; after: Row }): string {
  const query = new URLSearchParams(url.searchParams)
  query.set('cursor', `${after.createdAt.getTime()}.${after.id}`)
  return `${url.pathname}?${query.toString()}`
}

/** The address of the first page, with the rest of the query unchanged. */
export function firstPage(url: URL): string {
  const query = new URLSearchParams(url.searchParams)
  query.delete('cursor')
  return query.size > 0 ? `${url.pathname}?${query.toString()}` : url.pathname
}

/** A list as a JSON response, with `Link: <…>; rel="next"` while there are more rows. */
export function listResponse({ url, rows, hasMore }: { url: URL; rows: Row[]; hasMore: boolean }): Response {
  const last = rows.at(-1)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (hasMore && last) headers.set('Link', `<${nextPage({ url, after: last })}>; rel="next"`)
  return Response.json(rows, { headers })
}
