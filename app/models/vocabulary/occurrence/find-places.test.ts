import { expect, test } from 'vitest'
import { findPlaces } from './find-places.ts'
import { indexSegments } from './segment-index.server.ts'

const segment = (en: string, tr: string, terms: { english: string; turkish: string }[] = []) => ({
  texts: { en, tr },
  terms,
})

const SEGMENTS = [
  segment('Two leases were signed.', 'İki kira sözleşmesi imzalandı.'),
  segment('When do I get my bond back?', 'Depozitomu ne zaman alırım?', [{ english: 'bond', turkish: 'depozito' }]),
  segment('There is a strong bond between us.', 'Aramızda güçlü bir bağ var.'),
  segment('The book was a health insurance guide.', 'Kitap, sağlık sigortası rehberiydi.'),
  segment('They evacuated us.', 'Bizi oradan çıkardılar.', [{ english: 'Evacuate', turkish: 'tahliye etmek' }]),
  segment('He went home.', 'Eve gitti.'),
]

const word = (english: string, turkish: string, acceptedEnglish: string[] = [], acceptedTurkish: string[] = []) => ({
  english,
  turkish,
  acceptedEnglish,
  acceptedTurkish,
})

async function placesOf(asked: ReturnType<typeof word>, isAlone = true) {
  const index = await indexSegments(SEGMENTS)
  return findPlaces({ word: asked, isAlone, index }).map(({ segment: found, isSaid, isTerm }) => [
    SEGMENTS.indexOf(found),
    isSaid ? 'said' : '',
    isTerm ? 'term' : '',
  ])
}

test.each([
  ['in any form, in both languages', word('lease', 'kira sözleşmesi'), [[0, 'said', '']]],
  ['also as a term of its dialogue', word('bond', 'depozito'), [[1, 'said', 'term']]],
  [
    'in another sense it is another word',
    word('bond', 'bağ'),
    [
      [1, '', 'term'],
      [2, 'said', ''],
    ],
  ],
  ['in another wording', word('rental bond', 'teminat', ['bond'], ['depozito']), [[1, 'said', 'term']]],
  ['with a softened letter', word('book', 'kitap'), [[3, 'said', '']]],
  ['named only, whatever its case', word('evacuate', 'boşaltmak'), [[4, '', 'term']]],
  ['by an irregular English form and a Turkish verb', word('go', 'gitmek'), [[5, 'said', '']]],
  ['more than one word, in their order', word('health insurance', 'sağlık sigortası'), [[3, 'said', '']]],
  ['not in another order', word('insurance health', 'sağlık sigortası'), []],
  ['not where one language alone has it', word('home', 'yurt'), []],
])('%s', async (_, asked, expected) => {
  expect(await placesOf(asked)).toEqual(expected)
})

test('a word that has namesakes is a term only in its own Turkish', async () => {
  expect(await placesOf(word('bond', 'depozito'), false)).toEqual([[1, 'said', 'term']])
  expect(await placesOf(word('bond', 'bağ'), false)).toEqual([[2, 'said', '']])
  expect(await placesOf(word('bond', 'tahvil'), false)).toEqual([])
})

test('a word without any letter is nowhere', async () => {
  expect(await placesOf(word('–', '!'))).toEqual([])
})
