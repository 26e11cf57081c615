import { useLocation } from 'react-router'
import { feedbackEntryCopy } from '#app/config/copy/feedback-entry.ts'
import { hasFeedback } from '#app/config/feedback-places.ts'
import { useCopy } from '../shell/locale.ts'
import { FeedbackIcon, feedbackPath } from './feedback-entry.tsx'

/**
 * For public pages: a link in the footer, and the round button where the margin next to the columns has room for it,
 * so that it covers nothing. Needs no script.
 */
export function FeedbackLink() {
  const copy = useCopy(feedbackEntryCopy)
  const { pathname } = useLocation()
  if (!hasFeedback(pathname)) return null
  return (
    <a
      href={feedbackPath(pathname)}
      className="inline-flex min-h-11 items-center gap-2 text-15 font-semibold text-accent feedback-corner print:hidden"
    >
      <FeedbackIcon />
      <span>{copy.open}</span>
    </a>
  )
}
