import { lazy, Suspense } from 'react'
import { DRAFT_FIELD } from '#app/config/browser-storage.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import type { DraftProps } from './kept-draft.tsx'

const KeptDraft = lazy(async () => ({ default: (await import('./kept-draft.tsx')).KeptDraft }))

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

/**
 * Stands in a form and keeps what is typed into it, as it is typed, under the owner of the page: it is there again after a
 * reload, a crash, an ended session or a failed request, until the server has answered. Passwords and files are not kept.
 */
export function Draft(props: DraftProps) {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <KeptDraft key={props.name} {...props} />
    </Suspense>
  )
}
