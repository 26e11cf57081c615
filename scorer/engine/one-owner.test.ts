import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Edit } from '../rules/rule.ts'
import { withOneOwner } from './one-owner.ts'

const wordsAt = (places: readonly number[]) => places.map((from) => ({ text: 'w', from, to: from + 1 }))

const editOf = (lost: number[], said: number[] = [], change: Partial<Edit> = {}): { edit: Edit } => ({
  edit: { severity: 'major', category: 'distortion', lost: wordsAt(lost), said: wordsAt(said), ...change },
})

test('an edit within another one is not told twice', () => {
  const [whole, part, other] = [editOf([0, 2, 4]), editOf([2]), editOf([6])]
  expect(withOneOwner([part, whole, other])).toEqual([whole, other])
})

test('two edits of the same words of either text are one, and the graver one is told', () => {
  const [first, second] = [editOf([0], [3]), editOf([5], [3])]
  expect(withOneOwner([first, second])).toEqual([first])
  const critical = editOf([5], [3], { severity: 'critical' })
  expect(withOneOwner([first, critical])).toEqual([critical])
})

test('an edit without words of the source stands beside one of other words', () => {
  const all = [editOf([0, 2], [0, 2]), editOf([], [4])]
  expect(withOneOwner(all)).toEqual(all)
})

test('an edit of manner covers nothing of the meaning and is covered by nothing of it', () => {
  const all = [editOf([], [0, 2]), editOf([], [2], { severity: 'minor', category: 'delivery' })]
  expect(withOneOwner(all)).toEqual(all)
})

test('no word belongs to two edits of the meaning, and every edit that was left out meets one that was kept', () => {
  const places = fc.uniqueArray(fc.nat(6), { maxLength: 3 })
  const edits = fc.array(
    fc
      .tuple(places, places, fc.constantFrom('critical', 'major', 'minor'))
      .map(([lost, said, severity]) => editOf(lost, said, { severity })),
    { maxLength: 6 },
  )
  const meets = ({ edit: one }: { edit: Edit }, { edit: other }: { edit: Edit }) =>
    (['lost', 'said'] as const).some((side) =>
      one[side].some(({ from }) => other[side].some((word) => word.from === from)),
    )
  fc.assert(
    fc.property(edits, (all) => {
      const kept = withOneOwner(all)
      for (const one of kept) expect(kept.filter((other) => other !== one && meets(one, other))).toEqual([])
      for (const one of all) expect(kept.includes(one) || kept.some((other) => meets(one, other))).toBe(true)
    }),
  )
})
