import { DRAFT_FIELD } from '#app/config/browser-storage.ts'

/**
 * The name of a desk's form by what it edits, and by the version that its edit began with: what was typed over an older one is
 * never put into a newer one.
 */
export function draftName(action: string, version = ''): string {
  const { pathname, searchParams } = new URL(action, 'http://desk')
  const parts = [pathname, searchParams.get('edit') ?? 'new', version]
  return parts
    .join('.')
    .replaceAll(/[^\w-]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')
}

/** Whether a field is for a person: the draft's own is no unsaved change. */
export const isTyped = (name: string) => name !== DRAFT_FIELD
