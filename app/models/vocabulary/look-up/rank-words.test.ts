import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldForSearch } from '../fold.ts'
import { rankTogether, rankWords } from './rank-words.ts'

interface Word {
  english: string
  turkish: string
  acceptedEnglish: string[]
  acceptedTurkish: string[]
}

const word = (english: string, turkish: string, acceptedTurkish: string[] = []): Word => {
  return { english, turkish, acceptedEnglish: [], acceptedTurkish }
}
const LIBRARY = [
  word('apprenticeship', 'çıraklık', ['current işi']),
  word('bond', 'depozito'),
  word('current account', 'vadesiz hesap'),
  word('parent', 'ebeveyn'),
  word('rent', 'kira'),
  word('rent arrears', 'kira borcu'),
  word('tenant', 'kiracı'),
  word('to pay rent', 'kira ödemek'),
]
const found = (q: string) => rankWords(LIBRARY, q).map(({ english }) => english)

test('the word itself comes first, then matches at its beginning, at the beginning of a word, then the rest', () => {
  expect(found('rent')).toEqual(['rent', 'rent arrears', 'to pay rent', 'apprenticeship', 'current account', 'parent'])
  expect(found('KİRA')).toEqual(['rent', 'rent arrears', 'tenant', 'to pay rent'])
  expect(found('ÇIRAKLIK')).toEqual(['apprenticeship'])
  expect(found('odemek')).toEqual(['to pay rent'])
  expect(found('')).toEqual(LIBRARY.map(({ english }) => english))
  expect(found('zebra')).toEqual([])
})

const letters = fc
  .array(fc.constantFrom('r', 'e', 'n', 't', 'ı', 'İ', 'ş', ' ', '-'), { maxLength: 7 })
  .map((all) => all.join(''))
const words = fc.array(
  fc.record({
    english: letters,
    turkish: letters,
    acceptedEnglish: fc.array(letters, { maxLength: 1 }),
    acceptedTurkish: fc.array(letters, { maxLength: 1 }),
  }),
  { maxLength: 12 },
)

/**
 * The rule, written differently: 0 the whole text, 1 its beginning, 2 the beginning of a word, 3 inside a word, 4 no
 * match.
 */
function placeOf({ english, turkish, acceptedEnglish, acceptedTurkish }: Word, q: string) {
  const wanted = foldForSearch(q)
  const atWord = new RegExp(`(?<![\\p{L}\\p{N}])${wanted}`, 'u')
  const places = [english, turkish, ...acceptedEnglish, ...acceptedTurkish].map((text) => {
    const folded = foldForSearch(text)
    if (folded === wanted) return 0
    if (folded.startsWith(wanted)) return 1
    if (atWord.test(folded)) return 2
    return folded.includes(wanted) ? 3 : 4
  })
  return Math.min(...places)
}

test('for any library, better matches come first, and exactly the matching words are found', () => {
  fc.assert(
    fc.property(words, letters, (library, q) => {
      fc.pre(foldForSearch(q) !== '')
      const ranked = rankWords(library, q)
      const places = ranked.map((item) => placeOf(item, q))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(new Set(ranked)).toEqual(new Set(library.filter((item) => placeOf(item, q) < 4)))
    }),
    { numRuns: 500 },
  )
})

test('an entry that is the word comes before one that only accepts it', () => {
  const accepted = { english: 'arrears', turkish: 'borç', acceptedEnglish: ['debt'], acceptedTurkish: [] }
  expect(rankWords([accepted, word('debt', 'borç')], 'debt').map(({ english }) => english)).toEqual(['debt', 'arrears'])
})

test('of two kinds, the first comes first among equals only, and nothing is lost', () => {
  fc.assert(
    fc.property(words, words, letters, (first, second, q) => {
      fc.pre(foldForSearch(q) !== '')
      const together = rankTogether({ first, second }, q)
      const places = together.map((item) => placeOf(item, q))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      const [own, others] = [new Set<object>(first), new Set<object>(second)]
      expect(together.filter((item) => own.has(item))).toEqual(rankWords(first, q))
      expect(together.filter((item) => others.has(item))).toEqual(rankWords(second, q))
    }),
    { numRuns: 200 },
  )
})

test('an exact match is always first, whatever else matches', () => {
  fc.assert(
    fc.property(words, letters, (library, q) => {
      fc.pre(foldForSearch(q) !== '')
      const exact = { english: q, turkish: 'x', acceptedEnglish: [], acceptedTurkish: [] }
      const [first] = rankWords([...library, exact], q)
      expect(first && placeOf(first, q)).toBe(0)
    }),
  )
})
