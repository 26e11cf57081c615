import { assert, constantFrom, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  DRILL_ANSWERS,
  DRILL_DIRECTIONS,
  DRILL_LENGTHS,
  DRILL_LEVELS,
  DRILL_PROMPTS,
  DRILL_SETS,
  OPTION_NAMES,
  readDrillOptions,
  USUAL_DRILL,
  wordsIn,
  writeDrillOptions,
} from './drill-options.ts'

test('the usual drill needs no address of its own', () => {
  expect(writeDrillOptions(USUAL_DRILL)).toEqual({})
  expect(USUAL_DRILL).toEqual({
    direction: 'to_turkish',
    prompt: 'read',
    answer: 'type',
    level: '',
    minutes: '',
    words: 'all',
  })
})

test('every combination survives the round trip through the address', () => {
  const options = record({
    direction: constantFrom(...DRILL_DIRECTIONS),
    prompt: constantFrom(...DRILL_PROMPTS),
    answer: constantFrom(...DRILL_ANSWERS),
    level: constantFrom(...DRILL_LEVELS),
    minutes: constantFrom(...DRILL_LENGTHS),
    words: constantFrom(...DRILL_SETS),
  })
  assert(
    property(options, (chosen) => {
      expect(readDrillOptions(new URLSearchParams(writeDrillOptions(chosen)))).toEqual(chosen)
    }),
  )
})

test('what nobody can choose is the usual', () => {
  assert(
    property(string({ minLength: 3 }), (text) => {
      const query = new URLSearchParams(Object.values(OPTION_NAMES).map((name) => [name, `x${text}`]))
      expect(readDrillOptions(query)).toEqual(USUAL_DRILL)
    }),
  )
})

test('a drill has ten words, or as many as its minutes hold: never more than a hundred', () => {
  expect(DRILL_LENGTHS.map((minutes) => wordsIn({ minutes }))).toEqual([10, 20, 50, 100])
})
