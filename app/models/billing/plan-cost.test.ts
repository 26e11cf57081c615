import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAN_IDS, PLANS } from '#app/config/billing.ts'
import { cheaperOver, costOver, paymentsOver } from './plan-cost.ts'
import { audText } from './money.ts'

test.each([
  [2, 1, 1],
  [6, 3, 2],
  [12, 6, 3],
  [52, 26, 12],
])('%d weeks are %d fortnightly and %d monthly payments', (weeks, fortnightly, monthly) => {
  expect([paymentsOver(PLANS.fortnightly, weeks), paymentsOver(PLANS.monthly, weeks)]).toEqual([fortnightly, monthly])
})

test('two weeks and six cost less fortnightly, a longer preparation less monthly', () => {
  expect([2, 6, 12, 52].map(cheaperOver)).toEqual(['fortnightly', 'fortnightly', 'monthly', 'monthly'])
})

test('the cheaper plan never costs more than the other, and a longer time never less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (weeks) => {
      const costs = PLAN_IDS.map((id) => costOver(PLANS[id], weeks))
      const cheaper = cheaperOver(weeks)
      expect(cheaper === null ? costs[0] : costOver(PLANS[cheaper], weeks)).toBe(Math.min(...costs))
      for (const id of PLAN_IDS) {
        expect(costOver(PLANS[id], weeks + 1)).toBeGreaterThanOrEqual(costOver(PLANS[id], weeks))
      }
    }),
  )
})

test('dollars have cents where there are some', () => {
  const locale = 'en'
  expect(audText(4000, { locale })).toBe('A$40')
  expect(audText(3250, { locale })).toBe('A$32.50')
  expect(audText(4000, { locale, decimals: 'always' })).toBe('A$40.00')
  expect(audText(3250, { locale: 'tr' })).toBe('A$32,50')
})
