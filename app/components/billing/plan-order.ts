import type { PlanId } from '#app/config/billing.ts'

/** As specification 2, section 9 lists them: the smaller step first. */
export const PLAN_ORDER = ['fortnightly', 'monthly'] as const satisfies PlanId[]
