import { expect, test } from 'vitest'
import { countTicks, readTryPlace } from './try-step.ts'

test('ticks count once, and only of units that there are', () => {
  expect(countTicks(['0', '2', '2', '7', '-1', 'x', '1.5'], 7)).toBe(2)
})

test.each([
  ['', { step: 'listen', repeated: 0, interpreted: 0 }],
  ['step=repeat', { step: 'repeat', repeated: 0, interpreted: 0 }],
  ['step=interpret&unit=0&unit=4', { step: 'interpret', repeated: 2, interpreted: 0 }],
  ['step=mark&repeated=3', { step: 'mark', repeated: 3, interpreted: 0 }],
  ['step=done&repeated=3&interpreted=5', { step: 'done', repeated: 3, interpreted: 5 }],
  ['step=fly&repeated=99', { step: 'listen', repeated: 5, interpreted: 0 }],
  ['step=mark&repeated=-1', { step: 'mark', repeated: 0, interpreted: 0 }],
])('"%s" is %j', (query, place) => {
  expect(readTryPlace(new URLSearchParams(query), 5)).toEqual(place)
})
