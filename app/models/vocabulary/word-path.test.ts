import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWordParam, wordPath } from './word-path.ts'

test.each([
  ['bond', '/vocabulary/words/12-bond'],
  ['first come, first served', '/vocabulary/words/12-first-come-first-served'],
  ["have one's say", '/vocabulary/words/12-have-ones-say'],
  ['Çiğdem', '/vocabulary/words/12-cigdem'],
  ['?', '/vocabulary/words/12'],
])('the address of %s', (english, path) => {
  expect(wordPath({ id: 12, english })).toBe(path)
})

test.each([
  ['12-bond', 12],
  ['12', 12],
  ['12-', 12],
  ['12-another-word', 12],
  ['012-bond', null],
  ['0', null],
  ['12bond', null],
  ['bond', null],
  ['-12', null],
  ['12-bond/..', null],
  ['1234567890', null],
])('%s is read as the entry %s', (param, id) => {
  expect(readWordParam(param)).toBe(id)
})

test('every address leads back to its entry, and needs no escaping', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.string({ unit: 'grapheme' }), (id, english) => {
      const path = wordPath({ id, english })
      expect(encodeURI(path)).toBe(path)
      expect(readWordParam(path.split('/').at(-1) ?? '')).toBe(id)
    }),
  )
})
