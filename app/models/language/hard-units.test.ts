import { expect, test } from 'vitest'
import type { Language } from '../dialogues/language.ts'
import { amountsIn, denialsIn, hasCondition, sharedNames } from './hard-units.ts'
import { quoteOf, readText } from './read-text.ts'

/** What is read of amounts and times, as written. */
function amountsOf(text: string, language: Language): string[] {
  const read = readText(text, language)
  return amountsIn(read).map((amount) => `${amount.isTime ? 'time' : 'number'} ${quoteOf(read, amount)}`)
}

test.each<[string, Language, string[]]>([
  ['We pay 520 dollars a week.', 'en', ['number 520']],
  ['Haftada beş yüz yirmi dolar ödüyoruz.', 'tr', ['number beş yüz yirmi']],
  ['It ends on 14 March.', 'en', ['number 14', 'time March']],
  ['Salı günü gelin.', 'tr', ['time Salı']],
  ['Be here at half past three.', 'en', ['time half past three']],
  ['Üç buçukta burada olun.', 'tr', ['number Üç buçukta']],
  ['It takes three weeks.', 'en', ['time three']],
  ['Beş haftadır bekliyorum.', 'tr', ['time Beş']],
  ['The twenty-first visit.', 'en', ['number twenty-first']],
  ['İki yaşındaki kızım astım hastası.', 'tr', ['number İki']],
  ['I may come one day.', 'en', []],
  ['Bir gün gelirim.', 'tr', []],
])('amounts and times of “%s”', (text, language, expected) => {
  expect(amountsOf(text, language)).toEqual(expected)
})

test.each<[string, Language, string, Language]>([
  ['half past three', 'en', 'üçü otuz geçe', 'tr'],
  ['at 16:30', 'en', '4.30', 'tr'],
  ['two hundred and one', 'en', 'iki yüz bir', 'tr'],
  ['on Thursday', 'en', 'perşembeye', 'tr'],
])('“%s” (%s) and “%s” are one amount', (text, language, other, otherLanguage) => {
  const readings = (of: string, spoken: Language) => amountsIn(readText(of, spoken)).map(({ reading }) => reading)
  expect(readings(text, language)).toEqual(readings(other, otherLanguage))
})

const denialsOf = (text: string, language: Language): string[] => {
  const read = readText(text, language)
  return denialsIn(read).map((range) => quoteOf(read, range))
}

test.each<[string, Language, string[]]>([
  ["Don't use the light.", 'en', ["Don't use"]],
  ['I cannot come and nobody told me.', 'en', ['cannot come', 'nobody told']],
  ['No, I am a nurse.', 'en', []],
  ['There is no money.', 'en', ['no money']],
  ['You should not.', 'en', ['not']],
  ['Işığı kullanmayın.', 'tr', ['kullanmayın']],
  ['Gelemem, param yok.', 'tr', ['Gelemem', 'param yok']],
  ['Yok, param var.', 'tr', ['Yok']],
  ['Hiç kimse söylemedi.', 'tr', ['söylemedi']],
  ['Bu muayene ücretsiz.', 'tr', []],
  ['Ödemem lazım.', 'tr', []],
])('denials of “%s”', (text, language, expected) => {
  expect(denialsOf(text, language)).toEqual(expected)
})

test('a name is in the source and in the model, and a title or a first word does not make one', () => {
  const read = (source: string, model: string) => {
    const turkish = readText(model, 'tr')
    return sharedNames(readText(source, 'en'), turkish).map((range) => quoteOf(turkish, range))
  }
  expect(read('I am Karen Doyle from Bell Street.', "Ben Karen Doyle, Bell Street'te çalışıyorum.")).toEqual([
    'Karen Doyle',
    "Bell Street'te",
  ])
  expect(read('Normally we call Ms Doyle.', "Normalde Bayan Doyle'u ararız.")).toEqual(["Doyle'u"])
  expect(read('He lives in Vienna now.', "Artık Viyana'da oturuyor.")).toEqual(["Viyana'da"])
})

test.each<[string, Language, boolean]>([
  ['If it rains, we stay.', 'en', true],
  ['We stay, as long as it rains.', 'en', true],
  ['We stay when it rains.', 'en', false],
  ['Yağmur yağarsa kalırız.', 'tr', true],
  ['Ödemediğiniz takdirde hizmet kesilir.', 'tr', true],
  ['Masa burada.', 'tr', false],
])('“%s” (%s) has a condition: %s', (text, language, expected) => {
  expect(hasCondition(readText(text, language))).toBe(expected)
})
