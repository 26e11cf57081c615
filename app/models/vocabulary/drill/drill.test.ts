import { assert, double, integer, nat, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { pickDrill } from './drill.ts'

test('a drill has the requested number of different items, or all there are', () => {
  assert(
    property(
      uniqueArray(integer()),
      nat(20),
      double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (items, count, number) => {
        const picked = pickDrill({ items, count, random: () => number })
        expect(picked).toHaveLength(Math.min(count, items.length))
        expect(new Set(picked).size).toBe(picked.length)
        expect(picked.every((item) => items.includes(item))).toBe(true)
      },
    ),
  )
})

test('every item can come first', () => {
  const items = [0, 1, 2, 3]
  const first = items.map((_, index) => pickDrill({ items, count: 1, random: () => (index + 0.5) / 4 })[0])
  expect(first).toEqual(items)
})
