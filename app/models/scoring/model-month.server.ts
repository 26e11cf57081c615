import { db } from '#app/db.server.ts'

const MICRO_USD = 1_000_000

/** A month of language-model scoring, for the admin pages. */
export interface ModelSpending {
  /** First day of the month, in UTC. */
  month: Date
  /** Includes the booked cost of calls in progress. */
  spentUsd: number
  calls: number
  answered: number
  /** Answered from the cache, without a call. */
  reused: number
  failed: number
  /** Evaluations made by our own scorer alone because the month's budget or the learner's daily limit was used up. */
  overBudget: number
  overDaily: number
}

/**
 * Books the highest possible cost of a call unless it exceeds the month's budget. A single statement, so that
 * concurrent processes stay within the budget. Amounts in micro-US-dollars; `budget` null means no limit.
 *
 * @returns the month it is booked in, or null if the budget has no room.
 */
export async function bookModelCall(options: { cost: number; budget: number | null }): Promise<Date | null> {
  const { cost, budget } = options
  const [row] = await db.$queryRaw<{ month: Date }[]>`
    INSERT INTO model_months AS known (month, spent_micro_usd, calls)
    SELECT date_trunc('month', now())::date, ${cost}::bigint, 1
    WHERE ${budget}::bigint IS NULL OR ${cost}::bigint <= ${budget}::bigint
    ON CONFLICT (month) DO UPDATE SET
      spent_micro_usd = known.spent_micro_usd + excluded.spent_micro_usd,
      calls = known.calls + 1
    WHERE ${budget}::bigint IS NULL OR known.spent_micro_usd + excluded.spent_micro_usd <= ${budget}::bigint
    RETURNING month`
  return row?.month ?? null
}

/** Replaces the booked cost of a call by the real one, in micro-US-dollars. */
export async function settleModelCall(options: {
  month: Date
  booked: number
  cost: number
  answered: boolean
}): Promise<void> {
  const { month, booked, cost, answered } = options
  await db.$executeRaw`
    UPDATE model_months SET
      spent_micro_usd = greatest(0, spent_micro_usd + ${cost - booked}::bigint),
      answered = answered + ${answered ? 1 : 0}::int,
      failed = failed + ${answered ? 0 : 1}::int
    WHERE month = ${month}::date`
}

/** Counts an evaluation made without a call, by reason. */
export async function countWithoutCall(why: 'reused' | 'budget' | 'daily-limit'): Promise<void> {
  const one = (reason: typeof why) => (reason === why ? 1 : 0)
  await db.$executeRaw`
    INSERT INTO model_months AS known (month, reused, over_budget, over_daily)
    VALUES (date_trunc('month', now())::date, ${one('reused')}, ${one('budget')}, ${one('daily-limit')})
    ON CONFLICT (month) DO UPDATE SET
      reused = known.reused + excluded.reused,
      over_budget = known.over_budget + excluded.over_budget,
      over_daily = known.over_daily + excluded.over_daily`
}

/** This month's spending on language-model scoring, for the admin pages. */
export async function findModelSpending(): Promise<ModelSpending> {
  const [row] = await db.$queryRaw<(Omit<ModelSpending, 'spentUsd'> & { spent: bigint })[]>`
    SELECT this.month, coalesce(known.spent_micro_usd, 0) AS spent, coalesce(calls, 0) AS calls,
      coalesce(answered, 0) AS answered, coalesce(reused, 0) AS reused, coalesce(failed, 0) AS failed,
      coalesce(over_budget, 0) AS "overBudget", coalesce(over_daily, 0) AS "overDaily"
    FROM (SELECT date_trunc('month', now())::date AS month) AS this LEFT JOIN model_months AS known USING (month)`
  if (!row) throw new Error('A month is always there.')
  const { spent, ...counts } = row
  return { ...counts, spentUsd: Number(spent) / MICRO_USD }
}
