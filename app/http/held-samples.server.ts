import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { SAMPLE_CLAIM_DAYS, SAMPLE_CLAIMS_MAX, SAMPLE_COOKIE_NAME } from '#app/config/accounts.ts'
import type { ToastKey } from '#app/config/copy/toasts.ts'
import { DAY_SECONDS } from '#app/config/time.ts'
import type { SampleHolder } from '#app/models/practice/sample-claim.server.ts'
import { currentRequest } from './context.server.ts'
import { signedCookie } from './session.server.ts'

// The cookie that proves which samples were made in this browser: docs/decisions/032-a-guest-s-result-is-claimed.md.

type Context = Readonly<RouterContextProvider>

const sampleCookie = signedCookie(SAMPLE_COOKIE_NAME, { maxAgeSeconds: SAMPLE_CLAIM_DAYS * DAY_SECONDS })

const HeldSchema = z.object({
  /** The oldest first. */
  tokens: z.array(z.string()),
  /** Somebody wanted to keep a result that this browser can claim no more: they are told again after signing up. */
  isTooLate: z.boolean().optional(),
})

type HeldSamples = z.infer<typeof HeldSchema>

/** What this browser holds; nothing where there is no such cookie, or it is none of ours. */
export async function readHeldSamples(context: Context): Promise<HeldSamples> {
  const { cookie } = currentRequest(context)
  if (!cookie?.includes(SAMPLE_COOKIE_NAME)) return { tokens: [] }
  const held = HeldSchema.safeParse(await sampleCookie().parse(cookie))
  return held.success ? held.data : { tokens: [] }
}

async function hold(context: Context, held: HeldSamples): Promise<void> {
  currentRequest(context).setCookies.push(await sampleCookie().serialize(held))
}

/** This browser as the holder of samples; of many the oldest goes. */
export async function sampleHolder(context: Context): Promise<SampleHolder> {
  const { tokens } = await readHeldSamples(context)
  return { tokens, hold: (token) => hold(context, { tokens: [...tokens, token].slice(-SAMPLE_CLAIMS_MAX) }) }
}

/** Remembers, until the account is made, that the result it was wanted for cannot be kept. */
export async function noteTooLate(context: Context): Promise<void> {
  const { tokens } = await readHeldSamples(context)
  await hold(context, { tokens, isTooLate: true })
}

/** After an account was made with so many samples: the cookie goes. @returns what to say to its owner. */
export async function letGoOfSamples(context: Context, kept: number): Promise<ToastKey> {
  const { tokens, isTooLate = false } = await readHeldSamples(context)
  if (tokens.length > 0 || isTooLate) {
    currentRequest(context).setCookies.push(await sampleCookie().serialize('', { maxAge: 0 }))
  }
  if (kept > 0) return 'accountCreatedWithSample'
  return isTooLate ? 'accountCreatedTooLate' : 'accountCreated'
}
