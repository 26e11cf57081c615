import type { ReactNode } from 'react'
import { SkipLink } from '../site/skip-link.tsx'

/** The frame of a task that owns the screen: no navigation, nothing that floats. */
export function FocusFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  )
}
