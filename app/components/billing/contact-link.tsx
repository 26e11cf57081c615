import { useLocation } from 'react-router'
import { billingCopy } from '#app/config/copy/billing.ts'
import { feedbackPath } from '../feedback/feedback-entry.tsx'
import { useCopy } from '../shell/locale.ts'

interface Props {
  /** Undefined without a support address; the feedback form is offered instead. */
  email: string | null
  subject?: string
  /** Id of the request that failed, to include. */
  reference?: string | undefined
  children: string
  className: string
}

/** The reference by which support finds a payment; without the secret that Stripe adds to the address. */
const KEPT = ['session_id', 'setup_intent']

/** The page that the feedback names. The reference comes first, since a long address is truncated. */
function useOrigin(reference: string | undefined): string {
  const { pathname, search } = useLocation()
  if (reference === undefined) return pathname
  const found = [...new URLSearchParams(search)].filter(([name]) => KEPT.includes(name))
  return `${pathname}?${new URLSearchParams([['reference', reference], ...found]).toString()}`
}

function mailAddress(email: string, fields: { subject: string | undefined; body: string | undefined }): string {
  const query = Object.entries(fields).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`],
  )
  return `mailto:${email}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** A link to contact support. */
export function ContactLink({ email, subject, reference, children, className }: Props) {
  const { reference: lineOf } = useCopy(billingCopy)
  const origin = useOrigin(reference)
  const body = reference === undefined ? undefined : `\n\n${lineOf(reference)}`
  return (
    <a href={email === null ? feedbackPath(origin) : mailAddress(email, { subject, body })} className={className}>
      {children}
    </a>
  )
}
