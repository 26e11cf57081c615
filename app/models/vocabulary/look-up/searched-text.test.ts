import { expect, test } from 'vitest'
import { SEARCH_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import { searchedText } from './searched-text.ts'

test.each([
  ['  to lodge ', 'lodge'],
  ['A bond', 'bond'],
  ['an offence', 'offence'],
  ['the', 'the'],
  ['to', 'to'],
  ['tooth', 'tooth'],
  ['', ''],
  ['x'.repeat(500), 'x'.repeat(SEARCH_MAX_CHARACTERS)],
])('%j is searched for as %j', (typed, expected) => {
  expect(searchedText(typed)).toBe(expected)
})
