import { z } from 'zod'
import { PLAN_IDS } from '#app/config/billing.ts'
import { problem } from '#app/config/copy/problems.ts'

/** The form of /upgrade, and the one on /subscribe that leads to Stripe's page. */
export const UpgradeFormSchema = z.object({
  planId: z.enum(PLAN_IDS, problem('planUnknown')),
  /** Generated with the form, so submitting it twice makes one checkout. */
  attemptKey: z.uuid(problem('attemptKeyWrong')),
  /** Asks for Stripe's page where ours cannot be used. */
  page: z.literal('checkout').optional(),
})
