import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseForSpeech, toSpokenSentences } from './spoken-text.ts'

test('numbers become words before sentences are split', () => {
  expect(toSpokenSentences("Dr. Kaya paid $1,250.50 at 9.30 a.m. today. It's 5. 10 came!", 'en')).toEqual([
    'Doctor Kaya paid one thousand two hundred and fifty dollars and fifty cents at nine thirty eigh em today.',
    "It's five.",
    'ten came!',
  ])
  expect(toSpokenSentences('Dr. Kaya 1.250 dolar verdi. Numara 4817. Bunu yazın.', 'tr')).toEqual([
    'Doktor Kaya bin iki yüz elli dolar verdi.',
    'Numara dört sekiz bir yedi.',
    'Bunu yazın.',
  ])
})

test('a sentence ends once, however it is marked', () => {
  expect(toSpokenSentences('Well... no?! Wait… then “go”. (Now!)', 'en')).toEqual([
    'Well… no?',
    'Wait… then go.',
    'Now!',
  ])
})

test('tags, phoneme brackets and line breaks do not reach the engine', () => {
  expect(normaliseForSpeech('hello <b>world</b>\n[[hal]] & you', 'en')).toBe('hello b world b, hal, and you')
})

const ALLOWED = {
  en: /^(?:[a-zA-Z]|(?<=[a-zA-Z])'(?=[a-zA-Z])|[ ,;:.?!…])*$/u,
  tr: /^[abcçdefgğhıijklmnoöprsştuüvyzâîûABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZÂÎÛ ,;:.?!…]*$/u,
} as const

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...Array.from("$€₺%&@#+-–/.,:;'’()[]<>°²½ 0123459aApPmMkKhTLşğİıçéxq\n")),
    maxLength: 40,
  }),
)

test('whatever is written, only letters and pause marks remain', () => {
  fc.assert(
    fc.property(anything, fc.constantFrom('en', 'tr'), (written, language) => {
      for (const sentence of toSpokenSentences(written, language)) {
        expect(sentence).toMatch(ALLOWED[language])
        expect(sentence).toMatch(/\p{L}/u)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a text with a letter or digit is never silent', () => {
  const audible = fc.tuple(anything, fc.constantFrom('a', '7', 'K', 'e'), anything)
  fc.assert(
    fc.property(audible, fc.constantFrom('en', 'tr'), (parts, language) => {
      expect(normaliseForSpeech(parts.join(' '), language)).not.toBe('')
    }),
    { numRuns: 500 },
  )
})

test('an address is said by its words, whatever they are', () => {
  expect(normaliseForSpeech('Write to a@constructor.com.', 'en')).toContain('at constructor dot')
})

test('what is said already is said again as it is', () => {
  const number = fc.integer({ min: 0, max: 10_000_000 }).map(String)
  fc.assert(
    fc.property(number, fc.constantFrom('en', 'tr'), (written, language) => {
      const spoken = normaliseForSpeech(written, language)
      expect(normaliseForSpeech(spoken, language)).toBe(spoken)
    }),
  )
})

// Open syllables, so that none is an abbreviation or a unit.
const PLAIN = { en: /^(?:[bdfgklmnprstvz][eiou]){2,4}$/u, tr: /^(?:[bcçdfghjklmnprsştvyz][aeıioöuü]){2,4}$/u } as const

test.each(['en', 'tr'] as const)('plain words are left as they are: %s', (language) => {
  const sentence = fc.array(fc.stringMatching(PLAIN[language]), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(sentence, (list) => {
      expect(normaliseForSpeech(list.join(' '), language)).toBe(list.join(' '))
    }),
  )
})
