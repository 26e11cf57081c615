import { createHash } from 'node:crypto'
import { RATE_LIMITS } from '#app/config/rate-limits.ts'
import { countTry, takeBackTry } from '#app/models/accounts/rate-limit.server.ts'
import { bookModelCall, countWithoutCall, settleModelCall } from '#app/models/scoring/model-month.server.ts'
import type { ModelBudget } from './port.ts'

const MICRO_USD = 1_000_000

const dayKey = (userId: number) => createHash('sha256').update(`model-evaluations\n${userId}`).digest('hex')

/**
 * The budget in Postgres: the month's limit (US dollars; undefined for none) and each learner's evaluations in 24
 * hours.
 */
export function createModelBudget(limits: {
  monthlyBudgetUsd: number | undefined
  dailyEvaluations: number
}): ModelBudget {
  const { monthlyBudgetUsd, dailyEvaluations } = limits
  const budget = monthlyBudgetUsd === undefined ? null : Math.floor(monthlyBudgetUsd * MICRO_USD)
  return {
    async admit(userId) {
      if (userId === null || dailyEvaluations === 0) return false
      const { count } = await countTry({
        key: dayKey(userId),
        windowSeconds: RATE_LIMITS['model-evaluations'].windowSeconds,
      })
      return count <= dailyEvaluations
    },
    async undoAdmission(userId) {
      if (userId !== null) await takeBackTry(dayKey(userId))
    },
    async book(booked) {
      const month = await bookModelCall({ cost: booked, budget })
      if (!month) return null
      return {
        settle: ({ microUsd: cost = booked, answered }) => settleModelCall({ month, booked, cost, answered }),
      }
    },
    countWithoutCall: countWithoutCall,
  }
}
