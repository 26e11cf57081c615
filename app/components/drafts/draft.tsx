import { lazy, Suspense } from 'react'
import { useHydrated } from '../shell/use-hydrated.ts'
import type { DraftProps } from './draft-keeper.tsx'

const DraftKeeper = lazy(async () => ({ default: (await import('./draft-keeper.tsx')).DraftKeeper }))

/**
 * Stands in a form and keeps what is typed into it, as it is typed, under the owner of the page: it is there again after a
 * reload, a crash, an ended session or a failed request, until the server has answered. Passwords and files are not kept.
 */
export function Draft(props: DraftProps) {
  if (!useHydrated()) return null
  return (
    <Suspense>
      <DraftKeeper key={props.name} {...props} />
    </Suspense>
  )
}
