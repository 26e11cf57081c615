import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { EMAIL_MAX_CHARACTERS } from '#app/config/accounts.ts'

/** POST /api/waitlist. */
export const WaitlistSchema = z.object({
  email: z
    .string(problem('waitlistEmailInvalid'))
    .trim()
    .max(EMAIL_MAX_CHARACTERS, problem('waitlistEmailInvalid'))
    .pipe(z.email(problem('waitlistEmailInvalid'))),
})
