import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { feedbackCopy } from '#app/config/copy/feedback.ts'
import { PAGES_WITHOUT_FEEDBACK } from '#app/config/feedback.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { FeedbackDialog } from './feedback-dialog.tsx'

// Above the bottom bar of phones.
const FLOATING =
  'fixed right-4 bottom-[calc(5rem+var(--lift,0px)+env(safe-area-inset-bottom))] z-10 inline-flex size-12 items-center justify-center rounded-full bg-accent text-accent-ink shadow-raised transition duration-150 ease-out hover:brightness-110 md:right-6 md:bottom-6'

/** The floating button that opens the feedback dialog; without JavaScript it leads to the same form as a page. */
export function FeedbackWidget() {
  const { pathname } = useLocation()
  return PAGES_WITHOUT_FEEDBACK.includes(pathname) ? null : <FeedbackButton pathname={pathname} />
}

function FeedbackButton({ pathname }: { pathname: string }) {
  const copy = useCopy(feedbackCopy)
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const icon = <MessageSquare aria-hidden="true" strokeWidth={1.75} className="size-5" />
  if (!isHydrated) {
    return (
      <a href={`/feedback?from=${encodeURIComponent(pathname)}`} aria-label={copy.open} className={FLOATING}>
        {icon}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-label={copy.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={FLOATING}
      >
        {icon}
      </button>
      <FeedbackDialog isOpen={isOpen} onClose={() => setOpen(false)} pathname={pathname} />
    </>
  )
}
