import { expect, test } from 'vitest'
import { findSiblings, findSynonyms, standsAlone } from './related-words.ts'

const word = (
  id: number,
  english: string,
  turkish: string,
  acceptedEnglish: string[] = [],
  acceptedTurkish: string[] = [],
) => ({
  id,
  english,
  turkish,
  acceptedEnglish,
  acceptedTurkish,
})

const LIBRARY = [
  word(1, 'lawyer', 'avukat', ['solicitor']),
  word(2, 'solicitor', 'avukat', ['lawyer']),
  word(3, 'fine', 'para cezası', ['penalty']),
  word(4, 'penalty', 'ceza', [], ['para cezası']),
  word(5, 'Fine', 'iyi'),
  word(6, 'bond', 'depozito', ['deposit']),
  word(7, 'deposit', 'peşinat'),
  word(9, 'probate', 'vasiyet onayı'),
]
const ids = (english: string, turkish: string, find: typeof findSiblings) => {
  const one = LIBRARY.find((entry) => entry.english === english && entry.turkish === turkish)
  return one && find(one, LIBRARY).map(({ id }) => id)
}

test.each([
  ['lawyer', 'avukat', [2]],
  ['solicitor', 'avukat', [1]],
  // In each language it is enough that one accepts the other.
  ['penalty', 'ceza', [3]],
  ['bond', 'depozito', []],
  ['Fine', 'iyi', []],
])('%s (%s) has the synonyms %j', (english, turkish, expected) => {
  expect(ids(english, turkish, findSynonyms)).toEqual(expected)
})

test.each([
  ['fine', 'para cezası', [5]],
  ['Fine', 'iyi', [3]],
  ['lawyer', 'avukat', []],
])('%s (%s) has the siblings %j', (english, turkish, expected) => {
  expect(ids(english, turkish, findSiblings)).toEqual(expected)
})

test('a word stands alone when no other has one of its English wordings, in any case', () => {
  const alone = LIBRARY.filter((one) => standsAlone(one, LIBRARY)).map(({ id }) => id)
  expect(alone).toEqual([9])
  expect(standsAlone(word(8, 'lease', 'kira sözleşmesi'), LIBRARY)).toBe(true)
  expect(standsAlone(word(8, 'legal practitioner', 'hukukçu', ['LAWYER']), LIBRARY)).toBe(false)
})
