import { array, assert, constantFrom, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { similarWordsIn, wordSimilarity } from './word-similarity.ts'
import { EXAMPLE_SEGMENTS, PARAPHRASES } from '../example-dialogue.fixture.ts'
import { readUtterance } from '../reading/utterance.ts'

const TEXTS = {
  en: EXAMPLE_SEGMENTS.flatMap(({ speaker, text, translation }) => [speaker === 'English' ? text : translation]),
  tr: EXAMPLE_SEGMENTS.flatMap(({ speaker, text, translation }, index) =>
    speaker === 'English' ? [translation, ...(PARAPHRASES[index] ?? [])] : [text],
  ),
}

/** Endings that make words similar, or hardly so. */
const ENDINGS = { en: ['', 's', 'ed', 'ing', 'er', 'ness'], tr: ['', 'i', 'ler', 'den', 'miz', 'cilik', 'madi'] }

for (const language of ['en', 'tr'] as const) {
  const words = [...new Set(TEXTS[language].join(' ').split(/\s+/u))]
  const inflected = tuple(constantFrom(...words), constantFrom(...ENDINGS[language])).map((parts) => parts.join(''))
  const letters = string({ unit: constantFrom('a', 'k', 'l', 'r'), minLength: 2, maxLength: 9 })
  const texts = array(tuple(inflected, letters), { minLength: 1, maxLength: 60 }).map((pairs) => pairs.flat().join(' '))

  test(`a lookup finds in a list (${language}) just what each word by itself is alike to`, () => {
    let found = 0
    assert(
      property(texts, texts, (one, other) => {
        const [asked, list] = [readUtterance(one, language).words, readUtterance(other, language).words]
        for (const word of asked) {
          const expected = list.flatMap((candidate, index) => {
            const alike = wordSimilarity(word, candidate, language)
            return alike > 0 ? [{ word: candidate, index, similarity: alike }] : []
          })
          expect(similarWordsIn(list, word, language)).toEqual(expected)
          found += expected.length
        }
      }),
      { numRuns: 40 },
    )
    expect(found).toBeGreaterThan(0)
  })
}
