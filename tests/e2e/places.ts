import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Below the range of ephemeral ports: an outgoing connection could otherwise hold a port that a server needs.
const BASE = Number(process.env.E2E_PORT_BASE ?? 21_731)

/** The ports of the test servers: one without any keys, one with doubles of the recogniser, Google and Stripe. */
export const PORTS = { plain: BASE, recogniser: BASE + 1 } as const
export const OPENAI_PORT = BASE + 2
export const GOOGLE_PORT = BASE + 3
/** A second app on the plain one's database, which a journey kills. */
export const MORTAL_PORT = BASE + 5
export const STRIPE_PORT = BASE + 4
/** Long enough for a webhook secret. */
export const STRIPE_WEBHOOK_SECRET = 'whsec_of_the_journeys'
export const GOOGLE_CLIENT = { id: 'kopru-journeys', secret: 'kopru-journeys-secret' } as const

/** A server's data folder, with mails in `outbox`. Emptied when the server starts. */
export function dataFolder(name: keyof typeof PORTS): string {
  return join(tmpdir(), `kopru-e2e-${PORTS[name]}`)
}
