import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SIMILAR_WORDS_MAX } from '#app/config/vocabulary.ts'
import type { LibraryWord } from '../item.ts'
import { VocabularyFileSchema } from '../vocabulary-file.ts'
import { findSimilar } from './similar-words.ts'

const FOLDER = new URL('../../../../content/vocabulary/', import.meta.url)

function readWords(file: string): LibraryWord[] {
  const { category, items } = VocabularyFileSchema.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))
  return items.map(
    ({ english, turkish, sense = null, acceptedEnglish, acceptedTurkish, saidEnglish, saidTurkish }) => ({
      id: 0,
      difficulty: 'beginner' as const,
      pronunciation: null,
      exampleEnglish: null,
      exampleTurkish: null,
      english,
      turkish,
      sense,
      category,
      acceptedEnglish,
      acceptedTurkish,
      saidEnglish,
      saidTurkish,
    }),
  )
}

const LIBRARY = readdirSync(FOLDER).flatMap(readWords)
const similar = (q: string) => findSimilar({ library: LIBRARY, q, without: new Set() })

test.each([
  // As Turkish speakers write what they hear.
  ['medıkeyır', 'Medicare'],
  ['sapina', 'subpoena'],
  ['sentırlink', 'Centrelink'],
  ['solicıtır', 'solicitor'],
  ['morgıc', 'mortgage'],
  ['süperenuweyşın', 'superannuation'],
  // As the letters mislead them.
  ['acomodation', 'temporary accommodation'],
  ['recipt', 'receipt'],
  ['pharmasist', 'pharmacist'],
  ['referal', 'referral'],
  ['wiza', 'humanitarian visa'],
  ['vitnes', 'witness'],
  // And Turkish, as others write it.
  ['chirak', 'apprentice'],
  ['emeglilik', 'retirement'],
  ['kira soezlesmesi', 'lease'],
])('%s leads to %s', (q, english) => {
  expect(similar(q).map((word) => word.english)).toContain(english)
})

test.each(['', 'a', 'xq', 'bcdfghjklmnp', '12345', '🙂🙂🙂'])('%j sounds like nothing', (q) => {
  expect(similar(q)).toEqual([])
})

test('what is found already is left out, and there are never more than a few', () => {
  const word = fc.constantFrom(...LIBRARY)
  fc.assert(
    fc.property(word, ({ english }) => {
      const all = similar(english)
      expect(all.length).toBeLessThanOrEqual(SIMILAR_WORDS_MAX)
      expect(new Set(all).size).toBe(all.length)
      const [first] = all
      if (first) expect(findSimilar({ library: LIBRARY, q: english, without: new Set([first]) })).not.toContain(first)
    }),
    { numRuns: 60 },
  )
})
