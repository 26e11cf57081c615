import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { AcceptedSchema, TimezoneSchema, UsernameSchema } from '../account-form.ts'

/** POST /api/auth/complete-oauth-registration: the terms are the page's to ask for. */
export const GoogleRegisterSchema = z.object({ username: UsernameSchema, timezone: TimezoneSchema })

/** The form of /username-setup. */
export const GoogleSignUpSchema = GoogleRegisterSchema.extend({
  terms: AcceptedSchema.refine(Boolean, problem('termsRequired')),
})
