import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { PUSH_ENDPOINT_MAX_CHARACTERS, PUSH_SERVICES } from '#app/config/reminders.ts'

/** An uncompressed point of P-256: 65 bytes, the first of which is 4. */
const PUBLIC_KEY = /^B[\w-]{86}$/
/** As browsers write addresses; Postgres stores no NUL. */
const PRINTABLE = /^[!-~]+$/
/** 16 bytes. */
const SECRET = /^[\w-]{22}$/

/**
 * Whether an address is one of a browser's push service, or of our own test double. The server sends requests there on the
 * word of a browser, so it must be on the list: nobody can point it at an address of our network.
 *
 * @param ownService an origin besides the list (PUSH_SERVICE_ORIGIN, for tests).
 */
export function isPushServiceAddress(endpoint: string, ownService: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (ownService !== undefined && origin === ownService) return true
  if (protocol !== 'https:' || port !== '') return false
  return PUSH_SERVICES.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service))
}

/** What PushSubscription.toJSON() says. */
export const PushSubscriptionSchema = z.object({
  endpoint: z
    .string(problem('pushSubscription'))
    .max(PUSH_ENDPOINT_MAX_CHARACTERS, problem('pushSubscription'))
    .regex(PRINTABLE, problem('pushSubscription')),
  keys: z.object({
    p256dh: z.string(problem('pushSubscription')).regex(PUBLIC_KEY, problem('pushSubscription')),
    auth: z.string(problem('pushSubscription')).regex(SECRET, problem('pushSubscription')),
  }),
})

export type BrowserSubscription = z.output<typeof PushSubscriptionSchema>

export const PushEndpointSchema = PushSubscriptionSchema.pick({ endpoint: true })
