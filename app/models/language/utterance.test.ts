import { expect, test } from 'vitest'
import type { Language } from '../dialogues/language.ts'
import { readNames } from './names.ts'
import { negationCount, readUtterance } from './utterance.ts'

/** What is read of amounts and times, as written, without what may be another word. */
const amountsIn = (text: string, language: Language) =>
  readUtterance(text, language)
    .entities.filter(({ isAmbiguous }) => !isAmbiguous)
    .map((entity) => `${entity.kind} ${entity.text}`)

test.each<[string, Language, string[]]>([
  ['We pay 520 dollars a week.', 'en', ['number 520']],
  ['Haftada beş yüz yirmi dolar ödüyoruz.', 'tr', ['number beş yüz yirmi']],
  ['It ends on 14 March.', 'en', ['number 14', 'month March']],
  ['Salı günü gelin.', 'tr', ['day Salı']],
  ['Be here at half past three.', 'en', ['number half past three']],
  ['Üç buçukta burada olun.', 'tr', ['number Üç buçukta']],
  ['The twenty-first visit.', 'en', ['number twenty-first']],
  ['İki yaşındaki kızım astım hastası.', 'tr', ['number İki']],
  ['I may come one day.', 'en', []],
  ['Bir gün gelirim.', 'tr', []],
])('amounts and times of “%s”', (text, language, expected) => {
  expect(amountsIn(text, language)).toEqual(expected)
})

test.each<[string, Language, string, string]>([
  ['half past three', 'en', 'üç buçuk', 'time:210'],
  ['quarter to five', 'en', 'beşe çeyrek var', 'time:285'],
])('“%s” is one time in both languages', (english, language, turkish, reading) => {
  for (const [text, spoken] of [
    [english, language],
    [turkish, 'tr'],
  ] as const) {
    expect(readUtterance(text, spoken).entities.some(({ readings }) => readings.has(reading))).toBe(true)
  }
})

test.each<[string, Language, number]>([
  ["Don't use the light.", 'en', 1],
  ['I cannot come and nobody told me.', 'en', 2],
  ['Not only the rent, but also the bond.', 'en', 0],
  ["I couldn't wait to see you.", 'en', 0],
  ['It costs no more than ten dollars.', 'en', 0],
  ['No, I am a nurse.', 'en', 0],
  ['You like it, don’t you?', 'en', 0],
  ['Işığı kullanmayın.', 'tr', 1],
  ['Gelemem, param yok.', 'tr', 2],
  ['Merak etmeyin.', 'tr', 0],
  ['Çıkmıyor değil.', 'tr', 0],
  ['Duyar duymaz geldim.', 'tr', 0],
  ['Gelmez misiniz?', 'tr', 0],
  ['Ödemem lazım.', 'tr', 0],
  ['Bundan iyisi yok.', 'tr', 0],
])('denials of “%s”', (text, language, expected) => {
  expect(negationCount(readUtterance(text, language))).toBe(expected)
})

test('a denial knows what it denies', () => {
  const [denied] = readUtterance('Parayı iade etmediler.', 'tr').polarity.negations
  expect(denied).toMatchObject({ at: 2, headAt: 1 })
})

test('a name stands in the source and in the model, and a title or a first word does not make one', () => {
  const read = (source: string, model: string) =>
    readNames(readUtterance(source, 'en'), readUtterance(model, 'tr')).map((run) => run.map(({ raw }) => raw).join(' '))
  expect(read('I am Karen Doyle from Bell Street.', "Ben Karen Doyle, Bell Street'te çalışıyorum.")).toEqual([
    'Karen Doyle',
    "Bell Street'te",
  ])
  expect(read('Normally we call Ms Doyle.', "Normalde Bayan Doyle'u ararız.")).toEqual(["Doyle'u"])
  expect(read('He lives in Vienna now.', "Artık Viyana'da oturuyor.")).toEqual(["Viyana'da"])
})
