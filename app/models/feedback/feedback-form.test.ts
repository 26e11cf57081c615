import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FEEDBACK_CATEGORIES } from '#app/config/feedback.ts'
import { FeedbackSchema } from './feedback-form.ts'
import { feedbackProblems } from './feedback-rules.ts'

const GOOD = { category: 'Other', comment: 'Ten letters and more.', pageUrl: '/practice' }

test('the measured comment is the stored one: trimmed, one character per line break', () => {
  const comment = `  ${'a'.repeat(499)}\r\n${'b'.repeat(500)}\r\n  `
  expect(FeedbackSchema.parse({ ...GOOD, comment }).comment).toBe(`${'a'.repeat(499)}\n${'b'.repeat(500)}`)
})

test.each([
  ['', 'feedbackShort'],
  ['123456789', 'feedbackShort'],
  [' 123456789 ', 'feedbackShort'],
  ['\0'.repeat(20), 'feedbackShort'],
  ['1234567890', undefined],
  ['a'.repeat(1_000), undefined],
  ['a'.repeat(1_001), 'feedbackLong'],
])('a comment such as %j', (comment, message) => {
  expect(FeedbackSchema.safeParse({ ...GOOD, comment }).error?.issues[0]?.message).toBe(message)
})

test('browser and server apply the same rules', () => {
  const category = fc.oneof(fc.constantFrom(...FEEDBACK_CATEGORIES), fc.string())
  const comment = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 990, maxLength: 1_010 }),
  )
  fc.assert(
    fc.property(fc.record({ category, comment }), (feedback) => {
      const refused = FeedbackSchema.safeParse(feedback).error?.issues ?? []
      const problems = Object.fromEntries(refused.map(({ path, message }) => [path.join('.'), message]))
      expect(problems).toEqual(feedbackProblems(feedback))
    }),
  )
})

test('the page is cut at 256 characters and is optional', () => {
  expect(FeedbackSchema.parse({ ...GOOD, pageUrl: `/${'x'.repeat(300)}` }).pageUrl).toHaveLength(256)
  expect(FeedbackSchema.parse({ category: GOOD.category, comment: GOOD.comment }).pageUrl).toBe('')
})
