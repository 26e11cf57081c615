import type { PlanId } from '#app/config/billing.ts'

/** The smaller step first. */
export const PLAN_ORDER = ['fortnightly', 'monthly'] as const satisfies PlanId[]
