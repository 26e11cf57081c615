import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { SAMPLE_CLAIM_DAYS, SAMPLE_CLAIMS_MAX, SAMPLE_COOKIE_NAME } from '#app/config/accounts.ts'
import type { ToastKey } from '#app/config/copy/toasts.ts'
import { DAY_SECONDS } from '#app/config/time.ts'
import type { SampleHolder } from '#app/models/practice/sample-claim.server.ts'
import { currentRequest } from '../context.server.ts'
import { signedCookie } from './signed-cookie.server.ts'

// The cookie that proves which samples were made in this browser: docs/decisions/032-a-guest-s-result-is-claimed.md.

type Context = Readonly<RouterContextProvider>

const sampleCookie = signedCookie(SAMPLE_COOKIE_NAME, { maxAgeSeconds: SAMPLE_CLAIM_DAYS * DAY_SECONDS })

const SampleCookieSchema = z.object({
  /** Oldest first. */
  tokens: z.array(z.string()),
  /** The visitor wanted to keep a result that can no longer be claimed; the toast after signing up says so. */
  isTooLate: z.boolean().optional(),
})

type SampleCookie = z.infer<typeof SampleCookieSchema>

/** The samples this browser can claim; none without a valid cookie. */
export async function readSampleCookie(context: Context): Promise<SampleCookie> {
  const { cookie } = currentRequest(context)
  if (!cookie?.includes(SAMPLE_COOKIE_NAME)) return { tokens: [] }
  const held = SampleCookieSchema.safeParse(sampleCookie().parse(cookie))
  return held.success ? held.data : { tokens: [] }
}

async function hold(context: Context, held: SampleCookie): Promise<void> {
  currentRequest(context).setCookies.push(await sampleCookie().serialize(held))
}

/** Adds a sample to this browser's cookie; beyond the limit the oldest is dropped. */
export async function sampleHolder(context: Context): Promise<SampleHolder> {
  const { tokens } = await readSampleCookie(context)
  return { tokens, hold: (token) => hold(context, { tokens: [...tokens, token].slice(-SAMPLE_CLAIMS_MAX) }) }
}

/** Remembers until sign-up that the result can no longer be claimed. */
export async function rememberLateClaim(context: Context): Promise<void> {
  const { tokens } = await readSampleCookie(context)
  await hold(context, { tokens, isTooLate: true })
}

/** Deletes the cookie after sign-up; `kept`: how many samples the account claimed. @returns the toast to show. */
export async function clearSampleCookie(context: Context, kept: number): Promise<ToastKey> {
  const { tokens, isTooLate = false } = await readSampleCookie(context)
  if (tokens.length > 0 || isTooLate) {
    currentRequest(context).setCookies.push(await sampleCookie().serialize('', { maxAge: 0 }))
  }
  if (kept > 0) return 'accountCreatedWithSample'
  return isTooLate ? 'accountCreatedTooLate' : 'accountCreated'
}
