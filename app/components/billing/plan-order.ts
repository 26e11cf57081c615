import type { PlanId } from '#app/config/billing.ts'

/** The cheaper plan first. */
export const PLAN_ORDER = ['fortnightly', 'monthly'] as const satisfies PlanId[]
