import { expect, test } from 'vitest'
import { trainingFor } from './training-for.ts'

test('each kind of error leads to what trains it, once, in order', () => {
  expect(trainingFor(['lostNegations', 'numbers', 'addedNegations', 'omissions', 'numbers'])).toEqual([
    'negation',
    'numbers',
    'memory',
  ])
})

test('what no exercise trains leads nowhere', () => {
  expect(trainingFor(['hesitation', 'repeats', 'additions'])).toEqual([])
})
