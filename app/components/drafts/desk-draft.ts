import { DRAFT_FIELD } from '#app/config/browser-storage.ts'

/**
 * The draft name of an admin form: the entry, and the version the edit started from, so that a draft of an older version is
 * never restored into a newer one.
 */
export function draftName(action: string, version = ''): string {
  const { pathname, searchParams } = new URL(action, 'http://desk')
  const parts = [pathname, searchParams.get('edit') ?? 'new', version]
  return parts
    .join('.')
    .replaceAll(/[^\w-]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')
}

/** Whether a field counts as an unsaved change: the draft's own hidden field does not. */
export const isTyped = (name: string) => name !== DRAFT_FIELD
