import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { TOOLTIP_OPEN_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '#app/config/ui.ts'

const GAP_PX = 16

/** When the last tooltip closed; another one soon afterwards opens without delay. */
let closedAt = Number.NEGATIVE_INFINITY

function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const { right, top, height } = anchor.getBoundingClientRect()
  bubble.showPopover()
  bubble.style.left = `${right + GAP_PX}px`
  bubble.style.top = `${top + (height - bubble.offsetHeight) / 2}px`
}

function useTooltip(isWanted: () => boolean) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<number>(undefined)

  function open(delayMs: number) {
    window.clearTimeout(timer.current)
    if (isWanted()) timer.current = window.setTimeout(() => setOpen(true), delayMs)
  }

  function close() {
    window.clearTimeout(timer.current)
    if (isOpen) closedAt = performance.now()
    setOpen(false)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])
  return { isOpen, open, close }
}

interface Props {
  /** Repeats the accessible name of its anchor, so it is visual only. */
  label: string
  /** Called when it is about to open. */
  isWanted: () => boolean
  children: ReactNode
}

/** Labels an icon: 700 ms after hover, at once on keyboard focus; Escape closes it. */
export function Tooltip({ label, isWanted, children }: Props) {
  const anchor = useRef<HTMLDivElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const { isOpen, open, close } = useTooltip(isWanted)

  useEffect(() => {
    if (isOpen && bubble.current && anchor.current) place(bubble.current, anchor.current)
  }, [isOpen])

  function openSoon() {
    open(performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_OPEN_DELAY_MS)
  }

  return (
    <div
      ref={anchor}
      role="presentation"
      onMouseEnter={openSoon}
      onMouseLeave={close}
      onFocus={({ target }) => target.matches(':focus-visible') && open(0)}
      onBlur={close}
      onClick={close}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
    >
      {children}
      {isOpen && (
        <span
          ref={bubble}
          popover="manual"
          aria-hidden="true"
          data-tooltip=""
          className="fixed inset-auto m-0 rounded-control border-0 bg-ink px-3 py-1 text-13 font-semibold text-paper"
        >
          {label}
        </span>
      )}
    </div>
  )
}
