import { SENT_DRAFT_COOKIE_NAME } from '#app/config/browser-storage.ts'
import { findOwnedText, saveOwnedText } from './owned-text.ts'
import { readCookie } from './owner.ts'

/** A form field with its value: `''` for an unchecked box. */
export type DraftEntry = [key: string, value: string]

const keyOf = (name: string) => `draft.${name}` as const

/** A form's unsent values; null for none. */
export function findDraft(name: string): DraftEntry[] | null {
  try {
    const stored: unknown = JSON.parse(findOwnedText(keyOf(name)) ?? 'null')
    return Array.isArray(stored) ? stored.filter(isEntry) : null
  } catch {
    return null
  }
}

function isEntry(value: unknown): value is DraftEntry {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string'
}

export function saveDraft(name: string, entries: readonly DraftEntry[]): void {
  saveOwnedText(keyOf(name), JSON.stringify(entries))
}

export function deleteDraft(name: string): void {
  if (findOwnedText(keyOf(name)) !== null) saveOwnedText(keyOf(name), null)
}

/** Deletes a form's draft once the server has stored it. The server sets a cookie, so that no response is missed. */
export function deleteSentDraft(): void {
  const name = readCookie(SENT_DRAFT_COOKIE_NAME)
  if (name === undefined) return
  deleteDraft(name)
  document.cookie = `${SENT_DRAFT_COOKIE_NAME}=; path=/; max-age=0`
}
