import { MessageSquare } from 'lucide-react'
import { useLocation } from 'react-router'
import { feedbackCopy } from '#app/config/copy/feedback.ts'
import { hasFeedback } from '#app/config/feedback.ts'
import { useCopy } from '../shell/locale.ts'

/** The round button at the bottom right. */
export const FLOATING =
  'fixed z-10 inline-flex size-11 items-center justify-center rounded-full bg-accent text-accent-ink shadow-raised transition duration-150 ease-out hover:brightness-110 md:right-6 md:bottom-6 md:size-12'

export const FeedbackIcon = () => <MessageSquare aria-hidden="true" strokeWidth={1.75} className="size-5" />

/** The form as a page, which leads back to where one was. */
export function feedbackPath(pathname: string): string {
  return `/feedback?from=${encodeURIComponent(pathname)}`
}

/**
 * For the pages that anyone may see: a line of the footer on a phone, where a button that floats would cover the page's
 * own; the round button on wider screens. It needs no script.
 */
export function FeedbackLink() {
  const copy = useCopy(feedbackCopy)
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
