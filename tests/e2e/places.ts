import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Below the ports that outgoing connections get: one of those may hold a fixed one just when a server wants it.
const BASE = Number(process.env.E2E_PORT_BASE ?? 21_731)

/** Where the servers of the journeys listen: one without any key, one whose recogniser, Google and Stripe are doubles. */
export const PORTS = { plain: BASE, recogniser: BASE + 1 } as const
export const OPENAI_PORT = BASE + 2
export const GOOGLE_PORT = BASE + 3
/** A second app on the database of the plain one, which a journey kills. */
export const MORTAL_PORT = BASE + 5
export const STRIPE_PORT = BASE + 4
/** Long enough for a webhook secret. */
export const STRIPE_WEBHOOK_SECRET = 'whsec_of_the_journeys'
export const GOOGLE_CLIENT = { id: 'kopru-journeys', secret: 'kopru-journeys-secret' } as const

/** What a server keeps, mails in `outbox` too. Emptied when it starts. */
export function dataFolder(name: keyof typeof PORTS): string {
  return join(tmpdir(), `kopru-e2e-${PORTS[name]}`)
}
