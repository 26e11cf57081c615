import { expect, test } from 'vitest'
import { testDayOf } from './test-day.ts'
import { secondLookAt } from './test-outcome.ts'

test.each([
  [400, null, null],
  [8, null, null],
  [7, null, 'rehearsal'],
  [1, null, 'rehearsal'],
  [0, null, 'warm-up'],
  [-1, null, 'how-was-it'],
  [-90, null, 'how-was-it'],
  [-1, 'waiting', null],
  [-27, 'waiting', null],
  [-28, 'waiting', 'is-it-there'],
  [-28, 'unsaid', null],
  [-28, 'passed', null],
  [-28, 'not-passed', null],
] as const)('%i days to the test and the answer %s ask for %s', (daysLeft, outcome, asked) => {
  expect(testDayOf({ daysLeft, outcome })).toBe(asked)
})

test.each([
  [null, null, null, { isReviewable: null, isByDialogue: false }],
  [57.5, null, null, { isReviewable: false, isByDialogue: false }],
  [58, null, null, { isReviewable: true, isByDialogue: false }],
  [66, 38, 28, { isReviewable: true, isByDialogue: true }],
  [66, null, 28.5, { isReviewable: true, isByDialogue: true }],
  [66, 37, 29, { isReviewable: true, isByDialogue: false }],
  [62, 34, 28, { isReviewable: true, isByDialogue: false }],
])('of %s marks, %s and %s, a second look says %j', (marks, firstMarks, secondMarks, look) => {
  expect(secondLookAt({ marks, firstMarks, secondMarks })).toEqual(look)
})
