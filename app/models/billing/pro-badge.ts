import { DAY_MS } from '#app/config/time.ts'

/** Days until a period ends, rounded up (docs/product.md, Plans and billing); never below 0. */
export function daysRemaining(periodEnd: Date, now: Date): number {
  return Math.max(0, Math.ceil((periodEnd.getTime() - now.getTime()) / DAY_MS))
}
