import { expect, test } from 'vitest'
import { examFacts } from '#app/config/exam-facts.ts'
import { FULL_MARKS, PASS_MARKS } from '#app/config/scoring.ts'

test('the product counts by the marks that its pages state', () => {
  expect(FULL_MARKS).toBe(examFacts.marksPerDialogue.value)
  expect(PASS_MARKS).toBe(examFacts.passMarksPerDialogue.value)
  expect(examFacts.marks.value).toBe(examFacts.dialogues.value * examFacts.marksPerDialogue.value)
})

test.each(Object.entries(examFacts))('%s has a source on the web and the month in which it was read', (_, fact) => {
  expect(new URL(fact.source.url).protocol).toBe('https:')
  expect(fact.checked).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/)
})
