import { AppError, type Sentence } from '#app/errors.ts'

/** A row's number in the query of an address. @throws AppError NOT_FOUND where it is none. */
export function rowIdIn(url: URL, name: string, missing: Sentence): number | undefined {
  const text = url.searchParams.get(name)
  if (text === null) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new AppError('NOT_FOUND', missing)
  return Number(text)
}
