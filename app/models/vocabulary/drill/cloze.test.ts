import { assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { cutOut } from './cloze.ts'

test.each([
  ['tr', 'Kira sözleşmesini imzaladınız mı?', ['kira sözleşmesi'], ['', 'Kira sözleşmesi', 'ni imzaladınız mı?']],
  ['tr', 'Yeni kitabı aldım.', ['kitap'], ['Yeni ', 'kitabı', ' aldım.']],
  ['tr', 'Depozito 400 dolar.', ['teminat', 'depozito'], ['', 'Depozito', ' 400 dolar.']],
  ['en', 'Both tenants, please sign.', ['tenant'], ['Both ', 'tenant', 's, please sign.']],
  ['en', 'The lease agreement ends.', ['lease agreement'], ['The ', 'lease agreement', ' ends.']],
] as const)('in %s, %j is cut around %j', (language, sentence, wordings, [before, term, after]) => {
  expect(cutOut({ sentence, wordings, language })).toEqual({ before, term, after })
})

test('a sentence without the word is not cut', () => {
  expect(cutOut({ sentence: 'The release form is here.', wordings: ['lease'], language: 'en' })).toBeNull()
  expect(cutOut({ sentence: '', wordings: ['lease'], language: 'en' })).toBeNull()
})

test('the pieces are the sentence', () => {
  const sentences = ['Kira sözleşmesini imzala.', '"Kira" demek rent demek', 'kiraya verdi, kirada oturdu']
  assert(
    property(constantFrom(...sentences), constantFrom('kira', 'sözleşme', 'rent'), (sentence, wording) => {
      const cut = cutOut({ sentence, wordings: [wording], language: 'tr' })
      if (cut) expect(cut.before + cut.term + cut.after).toBe(sentence)
    }),
  )
})
