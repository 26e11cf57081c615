import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { type Grade, GRADES } from './study.ts'
import { type Memory, newMemory, review } from './schedule.ts'

const START = new Date('2026-11-21T09:00:00Z')

/** Reviews a word each time it falls due. */
function afterGrades(grades: readonly Grade[]): Memory {
  return grades.reduce((memory, grade) => review({ memory, grade, now: memory.due }), newMemory(START))
}

const waitOf = ({ due, lastReview }: Memory) => due.getTime() - (lastReview ?? START).getTime()

test('a new word is due at once', () => {
  expect(newMemory(START).due).toEqual(START)
})

test('a better grade means a later review', () => {
  const waits = GRADES.map((grade) => waitOf(afterGrades(['good', 'good', grade])))
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(new Set(waits).size).toBe(GRADES.length)
})

test('intervals grow with good grades, and a lapse is counted', () => {
  const [short, long] = [afterGrades(['good', 'good', 'good']), afterGrades(['good', 'good', 'good', 'good'])]
  expect(long.scheduledDays).toBeGreaterThan(short.scheduledDays)
  expect(afterGrades(['good', 'good', 'good', 'again'])).toMatchObject({ lapses: 1, state: 3 })
})

test('for any grades: due after the review, values within their ranges', () => {
  assert(
    property(array(constantFrom(...GRADES), { minLength: 1, maxLength: 30 }), (grades) => {
      const memory = afterGrades(grades)
      expect(waitOf(memory)).toBeGreaterThan(0)
      expect(memory.stability).toBeGreaterThan(0)
      expect(memory.difficulty).toBeGreaterThanOrEqual(1)
      expect(memory.difficulty).toBeLessThanOrEqual(10)
      expect(memory.reps).toBe(grades.length)
    }),
  )
})
