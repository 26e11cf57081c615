import { expect, test } from 'vitest'
import { isNextBlocked, LAST_TUTORIAL_STEP, reachableStep, readTutorialStep, TUTORIAL_STEPS } from './tutorial.ts'

const asked = (search: string) => readTutorialStep(new URLSearchParams(search))

test('there are six steps, 0 to 5', () => {
  expect(TUTORIAL_STEPS).toHaveLength(6)
  expect(LAST_TUTORIAL_STEP).toBe(5)
})

test.each([
  ['', 0],
  ['step=0', 0],
  ['step=3', 3],
  ['step=5', 5],
  ['step=6', 5],
  ['step=-1', 0],
  ['step=2.5', 0],
  ['step=1e1', 0],
  ['step=two', 0],
])('"%s" asks for step %i', (search, step) => {
  expect(asked(search)).toBe(step)
})

test('without a recording nobody gets past step 3', () => {
  const reached = [0, 1, 2, 3, 4, 5].map((step) => reachableStep({ asked: step, mayRecord: true, hasRecorded: false }))
  expect(reached).toEqual([0, 1, 2, 3, 3, 3])
})

test('with a recording, or where none can be made, every step is open', () => {
  for (const step of [0, 1, 2, 3, 4, 5]) {
    expect(reachableStep({ asked: step, mayRecord: true, hasRecorded: true })).toBe(step)
    expect(reachableStep({ asked: step, mayRecord: false, hasRecorded: false })).toBe(step)
  }
})

test('Next is blocked at step 3 only, and only until the recording is there', () => {
  const blocked = (step: number, hasRecorded: boolean) => isNextBlocked({ step, mayRecord: true, hasRecorded })
  expect([0, 1, 2, 3, 4].filter((step) => blocked(step, false))).toEqual([3])
  expect(blocked(3, true)).toBe(false)
  expect(isNextBlocked({ step: 3, mayRecord: false, hasRecorded: false })).toBe(false)
})
