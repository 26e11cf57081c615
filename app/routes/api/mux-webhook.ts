import { readBytes } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { handleMuxWebhook } from '#app/services/speech/mux/handle-webhook.server.ts'
import type { Route } from './+types/mux-webhook.ts'

const handle = endpoint<Route.ActionArgs>({
  /** Signed, not same-origin (app/http/guards/same-origin.server.ts): the signature is that of the body as it came. */
  async POST({ request }) {
    const payload = new TextDecoder().decode(await readBytes(request))
    const signature = request.headers.get('Mux-Signature') ?? ''
    return { received: true, outcome: await handleMuxWebhook({ payload, signature }) }
  },
})

export { handle as loader, handle as action }
