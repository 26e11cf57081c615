import { foldForSearch } from '../vocabulary/fold.ts'

/** A slug for a dialogue without one: its title in plain letters. */
export function slugOf({ id, title }: { id: number; title: string }): string {
  const slug = foldForSearch(title)
    .replace(/['\u2019]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
  return slug || `dialogue-${id}`
}
