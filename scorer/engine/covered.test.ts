import { expect, test } from 'vitest'
import type { Edit } from '../rules/rule.ts'
import { withoutCovered } from './covered.ts'

const editOf = (...lost: number[]): { edit: Edit } => ({
  edit: {
    severity: 'major',
    category: 'distortion',
    lost: lost.map((from) => ({ text: 'w', from, to: from + 1 })),
    said: [],
  },
})

test('an edit within another one is not told twice', () => {
  const [whole, part, other] = [editOf(0, 2, 4), editOf(2), editOf(6)]
  expect(withoutCovered([whole, part, other])).toEqual([whole, other])
})

test('two edits of the same words stand, and so does an edit that shares only some', () => {
  const all = [editOf(0, 2), editOf(0, 2), editOf(2, 4)]
  expect(withoutCovered(all)).toEqual(all)
})

test('an edit of manner covers nothing and is covered by nothing', () => {
  const [meaning, manner] = [editOf(0, 2), editOf()]
  manner.edit.category = 'delivery'
  expect(withoutCovered([meaning, manner])).toEqual([meaning, manner])
  const wide = editOf(0, 2, 4)
  wide.edit.category = 'language'
  expect(withoutCovered([meaning, wide])).toEqual([meaning, wide])
})
