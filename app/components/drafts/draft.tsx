import { lazy, Suspense } from 'react'
import { useHydrated } from '../shell/use-hydrated.ts'
import type { DraftProps } from './draft-keeper.tsx'

const DraftKeeper = lazy(async () => ({ default: (await import('./draft-keeper.tsx')).DraftKeeper }))

/**
 * Placed in a form, saves what is typed, as it is typed, under the page's owner. It is restored after a reload, a crash, an
 * ended session or a failed request, until the server has stored it. Passwords and files are never saved.
 */
export function Draft(props: DraftProps) {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <DraftKeeper key={props.name} {...props} />
    </Suspense>
  )
}
