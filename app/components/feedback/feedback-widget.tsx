import { lazy, Suspense, useRef, useState, useTransition } from 'react'
import { useLocation } from 'react-router'
import { feedbackEntryCopy } from '#app/config/copy/feedback-entry.ts'
import { hasFeedback } from '#app/config/feedback-places.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { onDemand } from '../ui/on-demand.ts'
import { FeedbackIcon, FLOATING, feedbackPath } from './feedback-entry.tsx'
import { useOutOfTheWay } from './use-out-of-the-way.ts'

const dialogPart = onDemand({
  load: async () => ({ default: (await import('./feedback-dialog.tsx')).FeedbackDialog }),
  pageInstead: () => feedbackPath(window.location.pathname),
})
const FeedbackDialog = lazy(dialogPart.load)

// Above the bottom bar on phones; styles/shell.css positions it.
const PLACE = `feedback-float ${FLOATING} right-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] print:hidden`

/** The floating button that opens the feedback dialog; without JavaScript it leads to the same form as a page. */
export function FeedbackWidget() {
  const { pathname } = useLocation()
  const copy = useCopy(feedbackEntryCopy)
  const isHydrated = useHydrated()
  if (!hasFeedback(pathname)) return null
  return (
    <aside aria-label={copy.open} className="feedback-place">
      {isHydrated ? (
        <FeedbackButton pathname={pathname} />
      ) : (
        <a href={feedbackPath(pathname)} aria-label={copy.open} className={PLACE}>
          <FeedbackIcon />
        </a>
      )}
    </aside>
  )
}

function FeedbackButton({ pathname }: { pathname: string }) {
  const copy = useCopy(feedbackEntryCopy)
  const [isOpen, setOpen] = useState(false)
  // The text survives closing the dialog.
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isAway = useOutOfTheWay(button)
  // The button shows that the dialog is loading.
  const [isComing, startTransition] = useTransition()

  function open() {
    startTransition(() => {
      setOpen(true)
      setWasOpened(true)
    })
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        data-floats
        aria-label={isComing ? copy.opening : copy.open}
        aria-haspopup="dialog"
        aria-busy={isComing}
        data-away={isAway || undefined}
        onClick={open}
        onPointerEnter={dialogPart.prefetch}
        onFocus={dialogPart.prefetch}
        className={`${PLACE} aria-busy:animate-pulse`}
      >
        <FeedbackIcon />
      </button>
      <Suspense>
        {wasOpened && <FeedbackDialog isOpen={isOpen} onClose={() => setOpen(false)} pathname={pathname} />}
      </Suspense>
    </>
  )
}
