import { expect, test } from 'vitest'
import type { Activity } from '../study-plan/study-log.ts'
import { inARow } from './in-a-row.ts'

const row = (activity: Activity, seconds = 300, day = '2026-11-29') => ({ activity, seconds, day })

test('nothing was done', () => expect(inARow([])).toBeNull())

test('dialogues, sprints and passages count one by one, also over night', () => {
  expect(inARow([row('sprint'), row('dialogue', 900, '2026-11-28'), row('dialogue')])).toEqual({
    activity: 'dialogue',
    count: 2,
  })
  expect(inARow([row('dialogue'), row('sprint')])).toEqual({ activity: 'sprint', count: 1 })
})

test('two segments that were tried one after another are one step, and an evening of words is more than one', () => {
  expect(inARow([row('segment', 90), row('segment', 90)])).toEqual({ activity: 'segment', count: 1 })
  expect(inARow([row('words', 1_000)])).toEqual({ activity: 'words', count: 2 })
})

test('words on two days are two steps', () => {
  expect(inARow([row('words', 60, '2026-11-28'), row('words', 60)])).toEqual({ activity: 'words', count: 2 })
})
