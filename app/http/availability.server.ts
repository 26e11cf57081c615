import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { ACCOUNT_LIMITS } from '#app/config/accounts.ts'
import { type ProblemKey, problemCopy, problemSentence } from '#app/config/copy/problems.ts'
import { signUpCopy } from '#app/config/copy/sign-up.ts'
import { currentRequest } from './context.server.ts'
import { limitsOf, requireWithin } from './rate-limit.server.ts'

interface Options {
  context: Readonly<RouterContextProvider>
  value: string
  schema: z.ZodType<string>
  isTaken: (value: string) => Promise<boolean>
  field: 'username' | 'email'
  taken: ProblemKey
}

/**
 * Whether a name or an address can be had. It tells by design who has an account (the specification wants it), so that
 * it is limited by address.
 *
 * @throws AppError RATE_LIMITED
 */
export async function checkAvailability(options: Options): Promise<{ available: boolean; message: string }> {
  const { context, value, schema, isTaken, field, taken } = options
  const { clientAddress, locale } = currentRequest(context)
  await requireWithin(limitsOf({ bucket: 'availability', figure: ACCOUNT_LIMITS.availability, clientAddress }))
  const sentence = (message: string) => problemSentence(problemCopy[locale], message)
  const parsed = schema.safeParse(value)
  if (!parsed.success) return { available: false, message: sentence(parsed.error.issues[0]?.message ?? 'required') }
  if (await isTaken(parsed.data)) return { available: false, message: sentence(taken) }
  return { available: true, message: signUpCopy[locale].available[field] }
}
