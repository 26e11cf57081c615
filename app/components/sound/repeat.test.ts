import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextRepeat, repeatFrom } from './repeat.ts'

test('three presses mark the start, the end, and end the repeat', () => {
  const start = nextRepeat(null, 2)
  expect(start).toEqual({ from: 2, to: null })
  const whole = nextRepeat(start, 5)
  expect(whole).toEqual({ from: 2, to: 5 })
  expect(nextRepeat(whole, 3)).toBeNull()
})

test('a passage marked backwards is the same passage', () => {
  expect(nextRepeat({ from: 5, to: null }, 2)).toEqual({ from: 2, to: 5 })
})

test('two presses at the same place are no passage', () => {
  expect(nextRepeat({ from: 2, to: null }, 2.1)).toBeNull()
})

test('a repeat goes back only from its end, to its start', () => {
  const second = fc.double({ min: 0, max: 60, noNaN: true })
  fc.assert(
    fc.property(second, second, second, (first, next, at) => {
      const repeat = nextRepeat({ from: first, to: null }, next)
      const back = repeatFrom(repeat, at)
      if (repeat === null || repeat.to === null || at < repeat.to) expect(back).toBeNull()
      else expect(back).toBe(repeat.from)
    }),
  )
})
