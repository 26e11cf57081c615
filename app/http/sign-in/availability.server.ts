import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { type ProblemKey, problemCopy } from '#app/config/copy/problems.ts'
import { signUpCopy } from '#app/config/copy/sign-up.ts'
import { currentRequest } from '../context.server.ts'
import { problemKeyErrors, problemIn } from '../forms/field-problem.ts'
import { limitsOf, requireWithin } from '../limits/rate-limit.server.ts'

interface Options {
  context: Readonly<RouterContextProvider>
  value: string
  schema: z.ZodType<string>
  isTaken: (value: string) => Promise<boolean>
  field: 'username' | 'email'
  taken: ProblemKey
}

/**
 * Whether a name or address is available. It reveals by design who has an account, so it is
 * rate limited by client address.
 *
 * @throws AppError RATE_LIMITED
 */
export async function checkAvailability(options: Options): Promise<{ available: boolean; message: string }> {
  const { context, value, schema, isTaken, field, taken } = options
  const { clientAddress, locale } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'availability', clientAddress }))
  const sentences = problemCopy[locale]
  const parsed = schema.safeParse(value, problemKeyErrors)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { available: false, message: sentences[problemIn(issue?.message ?? '')] }
  }
  if (await isTaken(parsed.data)) return { available: false, message: sentences[taken] }
  return { available: true, message: signUpCopy[locale].available[field] }
}
