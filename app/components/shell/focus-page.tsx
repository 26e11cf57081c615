import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { shellCopy } from '#app/config/copy/shell.ts'
import { useCopy } from './locale.ts'
import { Link } from '../ui/link.tsx'

const PROGRESS = 'focus-progress'
const CLOCK = 'focus-clock'

interface Props {
  title: string
  subtitle?: ReactNode
  /** Where the way out leads, and what that means if it is more than going back. */
  leaveTo: string
  leaveNote?: string
  children: ReactNode
}

/** A page in the focus frame: a slim bar with the title, the progress, the clock and the way out; below it the task. */
export function FocusPage({ title, subtitle, leaveTo, leaveNote, children }: Props) {
  const copy = useCopy(shellCopy)
  return (
    <>
      <header className="sticky top-0 z-10 border-b border-line bg-paper">
        <div className="flex min-h-14 flex-wrap items-center gap-x-4 pr-2 pl-4 md:flex-nowrap md:px-6">
          <div className="min-w-0 flex-1 py-1">
            <h1 className="shared-title truncate text-16 leading-6">{title}</h1>
            {subtitle !== undefined && <p className="truncate text-13 text-soft">{subtitle}</p>}
          </div>
          <div className="flex items-center justify-end gap-2 md:order-last md:flex-1">
            <div id={CLOCK} className="flex items-center" />
            <Link
              to={leaveTo}
              viewTransition
              className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-15 font-semibold text-soft no-underline hover:text-accent"
            >
              <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
              <span className="max-md:sr-only">
                {copy.leave}
                {leaveNote !== undefined && <span className="sr-only">: {leaveNote}</span>}
              </span>
            </Link>
          </div>
          <div id={PROGRESS} className="w-full md:flex-1" />
        </div>
      </header>
      <div className="flex flex-1 flex-col">{children}</div>
    </>
  )
}

/** Draws into the bar. Only in the browser, once the bar is there. */
function InBar({ place, children }: { place: string; children: ReactNode }) {
  const bar = document.getElementById(place)
  return bar && createPortal(children, bar)
}

export function FocusProgress({ children }: { children: ReactNode }) {
  return <InBar place={PROGRESS}>{children}</InBar>
}

export function FocusClock({ children }: { children: ReactNode }) {
  return <InBar place={CLOCK}>{children}</InBar>
}
