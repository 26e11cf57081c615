import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWordKey, wordKey } from './word-ref.ts'

test('a word is the same after it was written and read', () => {
  const id = fc.integer({ min: 1, max: 999_999_999 })
  const ref = fc.oneof(
    id.map((vocabularyId) => ({ vocabularyId })),
    id.map((ownWordId) => ({ ownWordId })),
  )
  fc.assert(
    fc.property(ref, (word) => {
      expect(readWordKey(wordKey(word))).toEqual(word)
    }),
  )
})

test.each(['', '0', '-1', '01', 'own-', 'own-0', 'own12', '1.5', '12345678901', '1 '])('"%s" is no word', (key) => {
  expect(readWordKey(key)).toBeNull()
})
