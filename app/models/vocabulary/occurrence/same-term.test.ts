import { expect, test } from 'vitest'
import { isSameTerm } from './same-term.ts'

const cover = {
  english: 'cover',
  turkish: 'teminat',
  acceptedEnglish: ['coverage'],
  acceptedTurkish: ['sigorta kapsamı'],
}

test.each([
  [{ english: 'Cover', turkish: 'anything' }, true, true],
  [{ english: 'coverage', turkish: 'anything' }, true, true],
  [{ english: 'excess', turkish: 'teminat' }, true, false],
  [{ english: 'cover', turkish: 'karşılamak' }, false, false],
  [{ english: 'cover', turkish: 'sigorta, TEMİNAT' }, false, true],
  [{ english: 'cover', turkish: 'sigorta kapsamı (poliçede)' }, false, true],
])('%j, alone %s: %s', (term, isAlone, expected) => {
  expect(isSameTerm({ term, word: cover, isAlone })).toBe(expected)
})
