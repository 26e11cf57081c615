import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import { DAY_MINUTES_MAX, TEST_DATE_MAX_DAYS } from '#app/config/study-plan.ts'
import type { Day } from '../progress/streak.ts'
import { addDays } from './days.ts'
import { MINUTE_FIELDS, type StudyPlan } from './study-plan.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const rating = z
  .enum(['', '1', '2', '3', '4', '5'], problem('notAChoice'))
  .optional()
  .transform((text) => (text ? Number(text) : null))

const minutes = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || '0')
  .refine((text) => /^\d{1,4}$/.test(text) && Number(text) <= DAY_MINUTES_MAX, problem('studyMinutesWrong'))
  .transform(Number)

/** The form of /study-plan/setup. The learner's day decides which dates are past. */
export function studyPlanSchema(today: Day) {
  const testDate = z
    .string()
    .trim()
    .optional()
    .transform((text) => text || null)
    .refine((text) => text === null || isDay(text), problem('testDateUnreadable'))
    .refine((text) => text === null || !isDay(text) || text >= today, problem('testDatePast'))
    .refine(
      (text) => text === null || !isDay(text) || text <= addDays(today, TEST_DATE_MAX_DAYS),
      problem('testDateFar'),
    )
  return z
    .object({
      testDate,
      hearing: rating,
      remembering: rating,
      wording: rating,
      monday: minutes,
      tuesday: minutes,
      wednesday: minutes,
      thursday: minutes,
      friday: minutes,
      saturday: minutes,
      sunday: minutes,
    })
    .refine((form) => MINUTE_FIELDS.some((name) => form[name] > 0), {
      path: ['monday'],
      message: problem('studyMinutesNone'),
    })
}

/** The plan that a form describes. What it does not ask stays as it is. */
export function planOf(options: {
  form: z.output<ReturnType<typeof studyPlanSchema>>
  stored: StudyPlan | null
  today: Day
}): StudyPlan {
  const { form, stored, today } = options
  const { testDate, hearing, remembering, wording } = form
  return {
    testDate,
    ratings: { hearing, remembering, wording },
    minutes: MINUTE_FIELDS.map((name) => form[name]),
    startsOn: stored?.startsOn ?? today,
    pausedUntil: stored?.pausedUntil ?? null,
  }
}

/** What else is done with a plan, on its page. */
export const StudyPlanActSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('pause'), days: z.enum(['3', '7', '14'], problem('notAChoice')).transform(Number) }),
  z.object({ intent: z.literal('resume') }),
  z.object({ intent: z.literal('feed') }),
  z.object({ intent: z.literal('feed-off') }),
  z.object({ intent: z.literal('delete') }),
  z.object({ intent: z.literal('decline') }),
])
