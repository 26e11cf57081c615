import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clipKey } from './clip-key.server.ts'

test('a key is the start of a hash of language, text and voice', () => {
  expect(clipKey({ language: 'tr', text: 'Günaydın.', voice: 'ozan' })).toBe('f1b00a7e634efeb2138b2d578cf010fe')
})

test('other words, another language or another voice is another key', () => {
  const words = fc.record({
    language: fc.constantFrom('en' as const, 'tr' as const),
    text: fc.string(),
    voice: fc.string(),
  })
  fc.assert(
    fc.property(words, words, (one, other) => {
      const isSame = one.language === other.language && one.text === other.text && one.voice === other.voice
      expect(clipKey(one) === clipKey(other)).toBe(isSame)
    }),
  )
})
