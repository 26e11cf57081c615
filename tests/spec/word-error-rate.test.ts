import { expect, test } from 'vitest'
import { countWordErrors, errorRate } from '#tests/support/word-error-rate.ts'

// The measure by which recognisers are judged: tests/http/own-recogniser.test.ts.

test.each([
  ['I hurt my knee.', 'i hurt my knee', 0],
  ['I hurt my knee.', 'I hurt my niece.', 1],
  ['I hurt my knee.', 'I hurt my right knee.', 1],
  ['I hurt my knee.', 'I hurt knee.', 1],
  ['It is $2,100 a month.', 'It is 2,100 dollars a month.', 0],
  ['It is $2,100 a month.', 'It is $2,200 a month.', 1],
  ['There are twelve days left.', 'There are 12 days left.', 0],
  ['I practise in the centre.', 'I practice in the center.', 0],
  ['Good morning, Nermin.', 'Good morning, Nermen.', 0],
  ['Good morning, Nermin.', 'Good morning, doctor.', 1],
])('“%s” heard as “%s” has %i errors', (said, heard, errors) => {
  expect(countWordErrors({ said, heard }).errors).toBe(errors)
})

test('the rate is of all words together, so that short sentences do not weigh more', () => {
  const long = { errors: 1, words: 19 }
  expect(errorRate([long, { errors: 1, words: 1 }])).toBeCloseTo(0.1)
  expect(errorRate([])).toBe(0)
})
