import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickWritten } from './pick-written.ts'
import type { WrittenItem } from './sprint-file.ts'

const item = (number: number, level: 1 | 2 | 3): WrittenItem => ({
  id: `negation-${String(number).padStart(3, '0')}`,
  direction: number % 2 === 0 ? 'to_turkish' : 'to_english',
  level,
  prompt: `prompt ${number}`,
  choices: [`right ${number}`, `wrong ${number}`, `worse ${number}`],
  note: { en: 'why', tr: 'neden' },
})
const ITEMS = Array.from({ length: 30 }, (_, index) => item(index, ((index % 3) + 1) as 1 | 2 | 3))
const WANTED = { kind: 'negation', items: ITEMS, level: 2, direction: 'to_turkish', seed: 5 } as const

test('each item comes once before any comes again, and only those of the level and direction', () => {
  const prompts = pickWritten({ ...WANTED, from: 0, to: 20 }).map(({ heard }) => heard)
  const fitting = ITEMS.filter(({ level, direction }) => level <= 2 && direction === 'to_turkish')
  expect(fitting).toHaveLength(10)
  expect(new Set(prompts.slice(0, 10))).toEqual(new Set(fitting.map(({ prompt }) => prompt)))
  expect(new Set(prompts.slice(10))).toEqual(new Set(prompts.slice(0, 10)))
})

test('a part of a sprint is the same as that part of the whole', () => {
  const places = fc.tuple(fc.nat(40), fc.nat(40))
  fc.assert(
    fc.property(fc.nat(), places, (seed, [from, length]) => {
      const whole = pickWritten({ ...WANTED, seed, from: 0, to: 80 })
      expect(pickWritten({ ...WANTED, seed, from, to: from + length })).toEqual(whole.slice(from, from + length))
    }),
  )
})

test('the right choice stands in every place', () => {
  const places = pickWritten({ ...WANTED, from: 0, to: 60 }).map(({ answer, said }) => {
    if (answer.type !== 'choice') throw new Error('a written item has choices')
    expect(answer.choices[answer.right]).toBe(said)
    return answer.right
  })
  expect(new Set(places)).toEqual(new Set([0, 1, 2]))
})

test('nothing fitting gives nothing', () => {
  expect(pickWritten({ ...WANTED, items: [], from: 0, to: 5 })).toEqual([])
})

test('who speaks to whom is shown, not heard', () => {
  const spoken = { ...item(2, 1), prompt: '(a nurse to an elderly patient) Please sit up.' }
  const [asked] = pickWritten({ ...WANTED, items: [spoken], from: 0, to: 1 })
  expect(asked).toMatchObject({ context: 'a nurse to an elderly patient', heard: 'Please sit up.' })
  const [plain] = pickWritten({ ...WANTED, items: [item(2, 1)], from: 0, to: 1 })
  expect(plain).toMatchObject({ context: null, heard: 'prompt 2' })
})
