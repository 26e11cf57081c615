import { assert, array, boolean, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../study-plan/days.ts'
import { afterTry, newReturn, type ReturnState } from './returning-segment.ts'

const LOST = '2026-03-02'

/** Tries so many days after one another. */
const tries = array(record({ after: integer({ min: 0, max: 30 }), isStanding: boolean() }), { maxLength: 12 })

function run(made: { after: number; isStanding: boolean }[]) {
  let [state, today]: [ReturnState, string] = [newReturn(LOST), LOST]
  return made.map(({ after, isStanding }) => {
    const before = state
    today = addDays(today, after)
    state = afterTry(before, { isStanding, today })
    return { before, state, today, isStanding }
  })
}

test('it comes back after two days, then seven, and is mended when it has stood twice', () => {
  const first = newReturn(LOST)
  expect(first.due).toBe('2026-03-04')
  const second = afterTry(first, { isStanding: true, today: '2026-03-04' })
  expect(second).toEqual({ step: 1, stood: 1, due: '2026-03-11', mendedOn: null })
  expect(afterTry(second, { isStanding: true, today: '2026-03-12' })).toMatchObject({
    stood: 2,
    mendedOn: '2026-03-12',
  })
})

test('one that falls begins again', () => {
  const second = afterTry(newReturn(LOST), { isStanding: true, today: '2026-03-04' })
  expect(afterTry(second, { isStanding: false, today: '2026-03-11' })).toEqual(newReturn('2026-03-11'))
})

test('nothing counts twice on a day, nor before it is due, and what is mended stays so', () => {
  assert(
    property(tries, (made) => {
      for (const { before, state, today, isStanding } of run(made)) {
        if (before.mendedOn !== null) expect(state).toEqual(before)
        else if (isStanding && today < before.due) expect(state).toEqual(before)
        else if (!isStanding) expect(state).toEqual(newReturn(today))
        expect(afterTry(state, { isStanding: true, today })).toEqual(state)
      }
    }),
  )
})

test('no segment is mended earlier than nine days after it was lost', () => {
  assert(
    property(tries, (made) => {
      for (const { state } of run(made)) if (state.mendedOn) expect(state.mendedOn >= addDays(LOST, 9)).toBe(true)
    }),
  )
})
