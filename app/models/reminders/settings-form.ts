import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { DAY_HOURS } from '#app/config/time.ts'
import { AcceptedSchema } from '../accounts/account-form.ts'

const HourSchema = z
  .string(problem('reminderHour'))
  .regex(/^\d{1,2}$/, problem('reminderHour'))
  .transform(Number)
  .refine((hour) => hour < DAY_HOURS, problem('reminderHour'))

/** The forms of /settings/reminders. */
export const ReminderFormSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    byMail: AcceptedSchema,
    weeklyLetter: AcceptedSchema,
    hour: HourSchema,
  }),
  z.object({ intent: z.literal('forget-devices') }),
])
