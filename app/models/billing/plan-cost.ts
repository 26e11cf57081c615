import { type Plan, PLAN_IDS, type PlanId, PLANS } from '#app/config/billing.ts'

const DAYS_A_WEEK = 7
const DAYS_A_MONTH = 365 / 12
/** Rounding errors must not add a payment. */
const TOLERANCE = 1e-9

function periodDays({ interval, intervalCount }: Plan): number {
  return intervalCount * (interval === 'week' ? DAYS_A_WEEK : DAYS_A_MONTH)
}

/** How many payments a plan takes for Pro over this many weeks, cancelling at the end. Each period is paid in advance. */
export function paymentsOver(plan: Plan, weeks: number): number {
  return Math.ceil((weeks * DAYS_A_WEEK) / periodDays(plan) - TOLERANCE)
}

/** The total cost over this many weeks, in cents. */
export function costOver(plan: Plan, weeks: number): number {
  return paymentsOver(plan, weeks) * plan.amountCents
}

/** The cheaper plan over this many weeks; null if both cost the same. */
export function cheaperOver(weeks: number): PlanId | null {
  const [first, second] = PLAN_IDS
  const difference = costOver(PLANS[first], weeks) - costOver(PLANS[second], weeks)
  if (difference === 0) return null
  return difference < 0 ? first : second
}
