import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { AcceptedSchema, TimezoneSchema, UsernameSchema } from '../account-form.ts'

/** POST /api/auth/complete-oauth-registration. The page alone asks for consent to the terms. */
export const GoogleRegisterSchema = z.object({ username: UsernameSchema, timezone: TimezoneSchema })

/** The form of /username-setup. */
export const GoogleSignUpSchema = GoogleRegisterSchema.extend({
  terms: AcceptedSchema.refine(Boolean, problem('termsRequired')),
})
