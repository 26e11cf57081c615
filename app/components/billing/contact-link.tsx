import { useLocation } from 'react-router'
import { feedbackPath } from '../feedback/feedback-entry.tsx'

interface Props {
  /** Undefined: nobody reads mail here, and the feedback form is offered. */
  email: string | null
  subject?: string
  children: string
  className: string
}

/** Writes to a person. */
export function ContactLink({ email, subject, children, className }: Props) {
  const { pathname } = useLocation()
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <a href={email === null ? feedbackPath(pathname) : `mailto:${email}${query}`} className={className}>
      {children}
    </a>
  )
}
