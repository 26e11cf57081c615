import { MessageSquare } from 'lucide-react'
import { useLocation } from 'react-router'
import { feedbackCopy } from '#app/config/copy/feedback.ts'
import { PAGES_WITHOUT_FEEDBACK } from '#app/config/feedback.ts'
import { useCopy } from '../shell/locale.ts'

/** The floating button that opens the feedback dialog. */
export function FeedbackWidget() {
  const copy = useCopy(feedbackCopy)
  const { pathname } = useLocation()
  if (PAGES_WITHOUT_FEEDBACK.includes(pathname)) return null
  return (
    <a
      href={`/feedback?from=${encodeURIComponent(pathname)}`}
      className="fixed right-4 bottom-20 z-10 inline-flex size-12 items-center justify-center rounded-full bg-accent text-accent-ink shadow-raised md:right-6 md:bottom-6"
      aria-label={copy.open}
    >
      <MessageSquare aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </a>
  )
}
