import { type ReactNode, type SubmitEvent, useState } from 'react'
import { billingCopy } from '#app/config/copy/billing.ts'
import { BILLING_PORTAL_CALL, BILLING_PORTAL_FORM } from '#app/config/navigation.ts'
import { ApiError, callApi } from '#app/http/api-client.ts'
import { useCopy } from '../shell/locale.ts'
import { useToast } from '../ui/toast-context.tsx'

interface Props {
  children: ReactNode
  /** The button's label while the portal's address is requested. */
  opening: string
  className: string
}

function urlOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('url' in answer)) return undefined
  return typeof answer.url === 'string' ? answer.url : undefined
}

/**
 * Opens Stripe's billing portal in a new tab. A plain form first; with script it is an API call:
 * the press itself opens the tab, as browsers block later ones, and the tab waits for the address.
 */
export function PortalForm({ children, opening, className }: Props) {
  const { show } = useToast()
  const { portalFailed } = useCopy(billingCopy)
  const [isBusy, setBusy] = useState(false)

  async function open(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const tab = window.open('about:blank', '_blank')
    try {
      const url = urlOf(await callApi(BILLING_PORTAL_CALL, { method: 'POST' }))
      if (url === undefined) throw new Error('An answer without an address.')
      if (tab) tab.location.replace(url)
      else window.location.assign(url)
    } catch (error) {
      tab?.close()
      const { text } = portalFailed
      const reason = error instanceof ApiError ? error.sentence : undefined
      show(reason === undefined || reason === text ? portalFailed : { ...portalFailed, text: `${text}. ${reason}` })
    }
    setBusy(false)
  }

  return (
    <form method="post" action={BILLING_PORTAL_FORM} target="_blank" onSubmit={(event) => void open(event)}>
      <input type="hidden" name="intent" value="portal" />
      <button type="submit" aria-disabled={isBusy} className={className}>
        {isBusy ? opening : children}
      </button>
    </form>
  )
}
