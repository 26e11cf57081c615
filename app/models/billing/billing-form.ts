import { z } from 'zod'
import { PLAN_IDS } from '#app/config/billing.ts'
import { problem } from '#app/config/copy/problems.ts'

const MAX_ID_CHARACTERS = 255

const PlanSchema = z.enum(PLAN_IDS, problem('planUnknown'))

/**
 * POST /api/create-checkout-session, and the form on /upgrade. `billingCycle`, if given, equals the plan's ID
 * (docs/product.md, Plans and billing).
 */
export const CheckoutSchema = z
  .object({
    planId: PlanSchema,
    billingCycle: z.enum(PLAN_IDS, problem('billingCycleOther')).optional(),
    /** Generated with the form, so submitting it twice makes one checkout. */
    attemptKey: z.uuid(problem('attemptKeyWrong')).optional(),
  })
  .refine(({ planId, billingCycle }) => billingCycle === undefined || billingCycle === planId, {
    path: ['billingCycle'],
    message: problem('billingCycleOther'),
  })

/** POST /api/complete-subscription. */
export const CompletionSchema = z.object({
  setupIntentId: z
    .string(problem('paymentMissing'))
    .trim()
    .min(1, problem('paymentMissing'))
    .max(MAX_ID_CHARACTERS, problem('paymentMissing')),
})
