import { expect, test } from 'vitest'
import type { Edit, Topic } from '../rules/rule.ts'
import { isBelieved } from './believed.ts'

const edit = (change: Partial<Edit> = {}): Edit => ({
  severity: 'major',
  category: 'distortion',
  lost: [],
  said: [],
  ...change,
})
const believes = (one: Edit, major: number | null, topic: Topic | null = null) =>
  isBelieved({ edit: one, topic }, major === null ? null : { major })

test('an error of meaning stands unless the judge is nearly sure that nothing is wrong', () => {
  expect(believes(edit(), 0.19)).toBe(false)
  expect(believes(edit({ severity: 'critical', category: 'omission' }), 0.19, 'numbers')).toBe(false)
  expect(believes(edit(), 0.2)).toBe(true)
  expect(believes(edit(), null)).toBe(true)
})

test('how something was said, what is minor and what was left untranslated is not for the judge', () => {
  expect(believes(edit({ category: 'register' }), 0)).toBe(true)
  expect(believes(edit({ category: 'language' }), 0)).toBe(true)
  expect(believes(edit({ severity: 'minor' }), 0)).toBe(true)
  expect(believes(edit({ severity: 'critical', category: 'omission' }), 0, 'sourceWords')).toBe(true)
})
