import { z } from 'zod'
import { PLAN_IDS } from '#app/config/billing.ts'

/** The form of /upgrade. */
export const UpgradeFormSchema = z.object({
  planId: z.enum(PLAN_IDS),
  /** One view of the page is one try, however often its button is pressed. */
  attemptKey: z.uuid(),
  /** Asks for Stripe's own page, where ours cannot be used. */
  page: z.literal('checkout').optional(),
})
