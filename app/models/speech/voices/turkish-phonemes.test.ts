import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toTurkishPhonemes } from './turkish-phonemes.ts'
import { findUnusualStress } from './turkish-stress.ts'

test.each([
  ['üç çocuk', 'yʧ ʧoʤuk'],
  ['Günaydın, nasılsınız?', 'ɡynɑjdɯn, nˈɑsɯlsɯnɯz?'],
  ['Işık ve İpek', 'ɯʃɯk ve ipek'],
  ['şöför jandarma', 'ʃøføɾ ʒɑndɑɾmɑ'],
  ['kâğıt', 'kɑːɯt'],
])('%j sounds as %j', (written, phonemes) => {
  expect(toTurkishPhonemes(written)).toBe(phonemes)
})

test.each([
  ['dağ', 'dɑː'],
  ['ağaç', 'ɑːʧ'],
  ['değil', 'dejil'],
  ['öğretmen', 'øjɾetmen'],
  ['soğuk', 'souk'],
  ['oğlum', 'oːlum'],
])('the soft g of %j is a glide, a long vowel or nothing: %j', (written, phonemes) => {
  expect(toTurkishPhonemes(written)).toBe(phonemes)
})

test.each([
  ['geliyorsunuz', 'ɡelˈijoɾsunuz'],
  ['gelmedim', 'ɡˈelmedim'],
  ['gelmiyorlar', 'ɡˈelmijoɾlɑɾ'],
  ['geldiniz', 'ɡeldiniz'],
  ['alması', 'ɑlmɑsɯ'],
  ['almasını', 'ɑlmɑsɯnɯ'],
  ['Türkçe', 'tˈyɾkʧe'],
  ['arabayla', 'ɑɾɑbˈɑjlɑ'],
  ['Avustralya', 'ɑvustɾˈɑljɑ'],
  ['Türkiye', 'tˈyɾkije'],
  ['merhaba', 'mˈeɾhɑbɑ'],
  ['yoksa', 'jˈoksɑ'],
  ['şimdi', 'ʃˈimdi'],
  ['evimiz', 'evimiz'],
])('a stress that is not on the last vowel of %j is marked: %j', (written, phonemes) => {
  expect(toTurkishPhonemes(written)).toBe(phonemes)
})

const word = fc.stringMatching(/^[abcçdefgğhıijklmnoöprsştuüvyz]{1,12}$/u)

test('a marked stress is on a vowel before the last, whatever the word', () => {
  fc.assert(
    fc.property(word, (written) => {
      const vowels = written.match(/[aeıioöuü]/gu)?.length ?? 0
      const stressed = findUnusualStress(written)
      expect(stressed === null || (stressed >= 0 && stressed < vowels - 1)).toBe(true)
    }),
  )
})

test('every sentence is written with symbols that the voice knows', () => {
  const known = /^[ɑaʤʧeɡɯiʒoøɾʃuyjbdfhklmnpstvzːˈ ,;:.!?…]*$/u
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      expect(toTurkishPhonemes(`${words.join(' ')}.`)).toMatch(known)
    }),
  )
})
