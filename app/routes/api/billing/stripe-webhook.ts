import { readBytes } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { handleWebhook } from '#app/services/billing/handle-webhook.server.ts'
import type { Route } from './+types/stripe-webhook.ts'

const handle = endpoint<Route.ActionArgs>({
  /** Exempt from the same-origin check: it is signed. The signature covers the raw body. */
  async POST({ request }) {
    const payload = new TextDecoder().decode(await readBytes(request))
    const signature = request.headers.get('Stripe-Signature') ?? ''
    return { received: true, outcome: await handleWebhook({ payload, signature }) }
  },
})

export { handle as loader, handle as action }
