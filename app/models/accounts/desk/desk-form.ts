import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { AcceptedSchema } from '../account-form.ts'
import { ROLES } from './user-filter.ts'

const RowSchema = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
/** The state that the admin saw; empty for none. */
const SeenMomentSchema = z.iso
  .datetime()
  .optional()
  .transform((text) => text ?? null)

/** The forms of a user's page, distinguished by `intent`. */
export const UserFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('role'),
    role: z.enum(ROLES, problem('roleUnknown')),
    from: z.enum(ROLES, problem('roleUnknown')),
    understood: AcceptedSchema,
  }),
  z.object({
    intent: z.literal('give-pro'),
    until: z.iso.date(problem('dayRequired')),
    from: SeenMomentSchema,
  }),
  z.object({ intent: z.literal('take-pro'), from: SeenMomentSchema }),
  z.object({ intent: z.literal('tutorial') }),
  z.object({ intent: z.literal('sessions') }),
])
export type UserForm = z.output<typeof UserFormSchema>

/** What a user's page asks an admin to confirm. */
export const USER_QUESTIONS = ['role', 'take-pro', 'tutorial', 'sessions'] as const
export type UserQuestion = (typeof USER_QUESTIONS)[number]

/** The small forms of the overview. */
export const OverviewFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('job-retry'), id: z.string().regex(/^\d{1,18}$/) }),
  z.object({ intent: z.literal('job-dismiss'), id: z.string().regex(/^\d{1,18}$/) }),
  z.object({ intent: z.literal('feedback-done'), id: RowSchema }),
  z.object({ intent: z.literal('feedback-reopen'), id: RowSchema }),
])
export type OverviewForm = z.output<typeof OverviewFormSchema>

/** The forms of the disputes. */
export const DisputeFormSchema = z.object({ intent: z.literal('seen'), id: z.uuid() })
