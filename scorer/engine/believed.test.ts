import { expect, test } from 'vitest'
import type { Edit } from '../rules/rule.ts'
import { isBelieved } from './believed.ts'

const edit = (change: Partial<Edit> = {}): Edit => ({
  severity: 'major',
  category: 'distortion',
  lost: [],
  said: [],
  ...change,
})

test('an error of meaning stands unless the judge is nearly sure that nothing is wrong', () => {
  expect(isBelieved(edit(), { major: 0.19 })).toBe(false)
  expect(isBelieved(edit({ severity: 'critical', category: 'omission' }), { major: 0.19 })).toBe(false)
  expect(isBelieved(edit(), { major: 0.2 })).toBe(true)
  expect(isBelieved(edit(), null)).toBe(true)
})

test('how something was said, and what is minor, is not for the judge', () => {
  expect(isBelieved(edit({ category: 'register' }), { major: 0 })).toBe(true)
  expect(isBelieved(edit({ category: 'language' }), { major: 0 })).toBe(true)
  expect(isBelieved(edit({ severity: 'minor' }), { major: 0 })).toBe(true)
})
