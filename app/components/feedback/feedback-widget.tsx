import { lazy, Suspense, useState, useTransition } from 'react'
import { useLocation } from 'react-router'
import { feedbackEntryCopy } from '#app/config/copy/feedback-entry.ts'
import { hasFeedback } from '#app/config/feedback.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { onDemand } from '../ui/on-demand.ts'
import { useScrollAway } from './use-scroll-away.ts'
import { FeedbackIcon, FLOATING, feedbackPath } from './feedback-entry.tsx'

const dialogPart = onDemand({
  load: async () => ({ default: (await import('./feedback-dialog.tsx')).FeedbackDialog }),
  pageInstead: () => feedbackPath(window.location.pathname),
})
const FeedbackDialog = lazy(dialogPart.load)

// Above the bottom bar of phones.
const PLACE = `feedback-float ${FLOATING} right-3 bottom-[calc(4.5rem+var(--lift,0px)+env(safe-area-inset-bottom))] print:hidden`

/** The floating button that opens the feedback dialog; without JavaScript it leads to the same form as a page. */
export function FeedbackWidget() {
  const { pathname } = useLocation()
  const copy = useCopy(feedbackEntryCopy)
  if (!hasFeedback(pathname)) return null
  return (
    <aside aria-label={copy.open}>
      <FeedbackButton pathname={pathname} />
    </aside>
  )
}

function FeedbackButton({ pathname }: { pathname: string }) {
  const copy = useCopy(feedbackEntryCopy)
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  // What is being written outlives the dialog.
  const [wasOpened, setWasOpened] = useState(false)
  const isAway = useScrollAway()
  // While the dialog is fetched the button says so.
  const [isComing, startTransition] = useTransition()

  function open() {
    startTransition(() => {
      setOpen(true)
      setWasOpened(true)
    })
  }

  if (!isHydrated) {
    return (
      <a href={feedbackPath(pathname)} aria-label={copy.open} className={PLACE}>
        <FeedbackIcon />
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
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
