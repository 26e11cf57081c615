import { lazy, Suspense } from 'react'
import { useHydrated } from '../shell/use-hydrated.ts'
import type { DraftProps } from './draft-keeper.tsx'

const DraftKeeper = lazy(async () => ({ default: (await import('./draft-keeper.tsx')).DraftKeeper }))

/**
 * Placed in a form, saves its values as they are typed, under the page's owner. They are restored after a reload, a crash,
 * an expired session or a failed request, until the server has stored them. Passwords and files are never saved.
 */
export function Draft(props: DraftProps) {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <DraftKeeper key={props.name} {...props} />
    </Suspense>
  )
}
