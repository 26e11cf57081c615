import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { markWord } from './mark-word.ts'

const word = (
  english: string,
  turkish: string,
  more: { acceptedEnglish?: string[]; acceptedTurkish?: string[] } = {},
) => ({
  english,
  turkish,
  acceptedEnglish: [],
  acceptedTurkish: [],
  ...more,
})

test.each([
  ['en', 'You pay the bond, then the rent.', word('bond', 'depozito'), 'bond'],
  ['en', 'Both leases end in May.', word('lease', 'kira sözleşmesi'), 'leases'],
  ['tr', 'Kira sözleşmenizi imzaladınız mı?', word('lease', 'kira sözleşmesi'), 'Kira sözleşmenizi'],
  ['tr', '“Depozitoyu” geri alırsınız.', word('bond', 'depozito'), 'Depozitoyu'],
  ['tr', 'Teminat dört haftalıktır.', word('bond', 'depozito', { acceptedTurkish: ['teminat'] }), 'Teminat'],
  ['en', 'Your follow-up is on Monday.', word('follow-up', 'kontrol'), 'follow-up'],
  ['tr', 'Karara itiraz etti.', word('object', 'itiraz etmek'), 'itiraz etti'],
  ['en', 'The rent is due.', word('bond', 'depozito'), ''],
] as const)('in %s, “%s” has its word marked', (language, text, entry, marked) => {
  expect(markWord({ text, word: entry, language }).marked).toBe(marked)
})

test('the parts are the text, and the mark begins and ends with a letter', () => {
  const pieces = fc.array(fc.constantFrom('the', 'bond', 'Bond,', '“bond”', 'bonds', '  ', '\n', '(', '…bond…'), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join(' ')
      const { before, marked, after } = markWord({ text, word: word('bond', 'depozito'), language: 'en' })
      expect(before + marked + after).toBe(text)
      if (marked !== '') expect(marked).toMatch(/^\p{L}.*\p{L}$/u)
    }),
  )
})
