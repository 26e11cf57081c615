import { Bell } from 'lucide-react'
import { lazy, useEffect, useId, useRef, useState, useTransition } from 'react'
import { notificationsBellCopy } from '#app/config/copy/notifications-bell.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { onDemand } from '../ui/on-demand.ts'
import { useUnreadCount } from './use-unread-count.ts'

const PAGE = '/notifications'
const panelPart = onDemand({
  load: async () => ({ default: (await import('./notifications-panel.tsx')).NotificationsPanel }),
  pageInstead: () => PAGE,
})
const NotificationsPanel = lazy(panelPart.load)

const BELL_LOOK =
  'relative inline-flex size-11 items-center justify-center rounded-control text-ink transition-colors duration-150 ease-out hover:text-accent'

/** The bell in the header. Without JavaScript it leads to the page with the same list. */
export function NotificationsBell({ unreadCount }: { unreadCount: number }) {
  const copy = useCopy(notificationsBellCopy)
  const isHydrated = useHydrated()
  const unread = useUnreadCount(unreadCount)
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  // The button shows that the panel is loading.
  const [isComing, startTransition] = useTransition()

  useEffect(() => {
    if (!isOpen) return
    function onPointerDown({ target }: PointerEvent) {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen])

  function leave() {
    setOpen(false)
    button.current?.focus()
  }

  const face = <BellFace unreadCount={unread.count} />
  if (!isHydrated) {
    return (
      <a href={PAGE} aria-label={copy.bell(unread.count)} className={BELL_LOOK}>
        {face}
      </a>
    )
  }
  return (
    // Escape and leaving close the panel; the button has the same effect.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={frame}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        setOpen(false)
        button.current?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !frame.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={copy.bell(unread.count)}
        aria-expanded={isOpen}
        aria-busy={isComing}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => startTransition(() => setOpen(!isOpen))}
        onPointerEnter={panelPart.prefetch}
        onFocus={panelPart.prefetch}
        className={`${BELL_LOOK} aria-busy:animate-pulse`}
      >
        {face}
      </button>
      {isOpen && <NotificationsPanel id={panelId} onRead={unread.refresh} onLeave={leave} />}
    </div>
  )
}

function BellFace({ unreadCount }: { unreadCount: number }) {
  const copy = useCopy(notificationsBellCopy)
  return (
    <>
      <Bell aria-hidden="true" strokeWidth={1.75} className="size-5" />
      {unreadCount > 0 && (
        <span className="tabular absolute top-1 right-0 min-w-5 rounded-full bg-critical px-1 text-center text-13 font-semibold text-paper">
          {copy.badge(unreadCount)}
        </span>
      )}
    </>
  )
}
