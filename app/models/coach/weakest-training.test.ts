import { expect, test } from 'vitest'
import { trainingPath, weakestTraining } from './weakest-training.ts'

const error = (rule: string, deduction: number, category: 'distortion' | 'omission' | 'delivery' = 'distortion') => ({
  rule,
  category,
  deduction,
})

test('what took most marks off is trained first, not what occurred most', () => {
  const errors = [error('number-replaced', 1), error('number-missing', 1), error('negation-lost', 5)]
  expect(weakestTraining(errors)).toBe('negation')
  expect(weakestTraining([...errors, error('number-replaced', 5)])).toBe('numbers')
})

test('a segment that broke off goes to the memory ladder, a unit to sums of money', () => {
  expect(weakestTraining([error('part-missing', 2, 'omission')])).toBe('memory')
  expect(weakestTraining([error('currency-replaced', 2)])).toBe('money')
})

test('hesitation has no exercise', () => {
  expect(weakestTraining([error('fillers', 1, 'delivery')])).toBeNull()
  expect(trainingPath(null)).toBe('/sprints')
})
