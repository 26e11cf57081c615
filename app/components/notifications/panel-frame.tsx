import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../ui/link.tsx'
import { notificationsCopy } from '#app/config/copy/notifications.ts'
import { useCopy } from '../shell/locale.ts'

interface Props {
  id: string
  /** Called before navigating to the page with all notifications. */
  onLeave: () => void
  children: ReactNode
}

/** The frame of the panel below the bell, shown at once. */
export function PanelFrame({ id, onLeave, children }: Props) {
  const copy = useCopy(notificationsCopy)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section
      ref={panel}
      id={id}
      tabIndex={-1}
      aria-label={copy.title}
      className="fixed top-16 right-3 z-30 flex max-h-96 w-80 max-w-[calc(100vw-1.5rem)] flex-col rounded-card border border-line bg-raised shadow-raised outline-none md:absolute md:top-full md:right-0 md:mt-2"
    >
      <h2 className="border-b border-line px-4 py-3 text-16">{copy.title}</h2>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      <p className="border-t border-line text-center text-15 font-semibold">
        <Link
          to="/notifications"
          onClick={onLeave}
          className="block rounded-b-card px-4 py-2.5 text-accent hover:underline"
        >
          {copy.seeAll}
        </Link>
      </p>
    </section>
  )
}

/** Three placeholder lines for the notifications. */
export function PanelLoading() {
  const copy = useCopy(notificationsCopy)
  return (
    <div role="status" className="space-y-4 px-4 py-4">
      <span className="sr-only">{copy.loading}</span>
      {['w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <div key={width} aria-hidden="true" className={`h-4 animate-pulse rounded-control bg-line ${width}`} />
      ))}
    </div>
  )
}
