import { expect, test } from 'vitest'
import { readMissedPeriod } from './missed-terms.ts'
import { languageFieldOf } from './prefill-word.ts'

test.each([
  ['', 30],
  ['days=30', 30],
  ['days=90', 90],
  ['days=all', null],
  ['days=7', 30],
  ['days=-1', 30],
])('?%s is %s', (query, days) => {
  expect(readMissedPeriod(new URLSearchParams(query))).toBe(days)
})

test.each([
  ['kerb', 'english'],
  ['Istanbul', 'english'],
  ['süre', 'turkish'],
  ['SÜRE', 'turkish'],
  ['İstanbul', 'turkish'],
  ['kâğıt', 'turkish'],
  ['', 'english'],
])('%j belongs into the field for %s', (text, field) => {
  expect(languageFieldOf(text)).toBe(field)
})
