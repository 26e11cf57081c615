import { MessageSquare } from 'lucide-react'

/** The round button at the bottom right. */
export const FLOATING =
  'fixed z-10 inline-flex size-11 items-center justify-center rounded-full bg-accent text-accent-ink shadow-raised transition duration-150 ease-out hover:[filter:brightness(1.1)] md:right-6 md:bottom-6 md:size-12'

export const FeedbackIcon = () => <MessageSquare aria-hidden="true" strokeWidth={1.75} className="size-5" />

/** The address of the form's page, which returns to the current page. */
export function feedbackPath(pathname: string): string {
  return `/feedback?from=${encodeURIComponent(pathname)}`
}
