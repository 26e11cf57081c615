import { useLocation } from 'react-router'
import { feedbackEntryCopy } from '#app/config/copy/feedback-entry.ts'
import { hasFeedback } from '#app/config/feedback.ts'
import { useCopy } from '../shell/locale.ts'
import { FeedbackIcon, feedbackPath } from './feedback-entry.tsx'

/**
 * For the pages that anyone may see: a line of the footer on a phone, where a button that floats would cover the page's
 * own; the round button on wider screens. It needs no script.
 */
export function FeedbackLink() {
  const copy = useCopy(feedbackEntryCopy)
  const { pathname } = useLocation()
  if (!hasFeedback(pathname)) return null
  return (
    <a
      href={feedbackPath(pathname)}
      className="inline-flex min-h-11 items-center gap-2 text-15 font-semibold text-accent md:fixed md:right-6 md:bottom-6 md:z-10 md:size-12 md:justify-center md:rounded-full md:bg-accent md:text-accent-ink md:shadow-raised md:transition md:duration-150 md:ease-out md:hover:brightness-110 print:hidden"
    >
      <FeedbackIcon />
      <span className="md:sr-only">{copy.open}</span>
    </a>
  )
}
