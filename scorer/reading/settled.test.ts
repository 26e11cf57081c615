import { expect, test } from 'vitest'
import { readWords } from './read.ts'
import { readSegment } from './segment.ts'
import { settled } from './settled.ts'
import type { Language } from './word.ts'

const REFERENCE = {
  en: 'There is nothing on Monday, but Tuesday is free, and unit 3 is in George Street.',
  tr: 'Pazartesi boş yer yok ama salı var, saat 3 ile 4 arası.',
}

function settledText(rendition: string, language: Language): string {
  return settled(readWords(rendition, language), [readWords(REFERENCE[language], language)], language)
    .map(({ text }) => text)
    .join(' ')
}

test.each<[string, Language, string]>([
  ['a number', 'en', 'I work until four, sorry, I mean five|i work until 5'],
  ['a number that was right', 'en', 'unit three, sorry, I mean four|unit 4'],
  ['a number, by "no" alone', 'en', 'we need ten, no, five chairs|we need 5 chairs'],
  ['a number and its unit', 'en', 'it is 400 dollars, sorry, I mean 500 dollars|it is 500 dollars'],
  ['two numbers', 'en', 'in 20 14 no 20 15|in 20 15'],
  ['a day', 'en', 'come on Wednesday, no, Thursday|come on thursday'],
  ['a phrase that begins again', 'en', "my wife's mum, no, I mean my mother in law|my mother in law"],
  ['one word said again', 'en', 'I am Ruth, sorry, I mean Ruth Calder|i am ruth calder'],
  ['twice', 'en', 'on Friday, sorry, Thursday at six, no, five|on thursday at 5'],
  ['a number', 'tr', 'haftada beş, pardon, iki geceye kadar|haftada 2 geceye kadar'],
  ['a number', 'tr', 'yılda iki yok pardon beş kere|yılda 5 kere'],
  ['a day with endings', 'tr', 'cumaya yok pardon perşembeye alırım|perşembeye alırım'],
])('what was put right is left out: %s (%s)', (_, language, both) => {
  const [said = '', meant] = both.split('|')
  expect(settledText(said, language)).toBe(meant)
})

test.each<[string, Language, string]>([
  ['an explanation', 'en', 'the cemevi i mean the alevi house of worship'],
  ['an apology', 'en', 'sorry i forgot to pass it on'],
  ['an apology and a denial', 'en', 'we are sorry no refunds are given'],
  ['a wait', 'en', 'for the test there is no wait the results come today'],
  ['another thought', 'en', "i'll go to broadmeadows no wait that's where his brother prays"],
  ['two days of the message', 'en', 'we are closed on monday no tuesday appointments either'],
  ['a number and an address', 'en', 'unit 3 no 25 george street'],
  ['what has more words than what puts it right', 'en', 'at 4 20 no 5'],
  ['a denial', 'tr', 'indirim yok pazartesi gelin'],
  ['two days of the message', 'tr', 'pazartesi yok salı var'],
  ['two numbers of the message', 'tr', 'saat 3 yok 4 var'],
  ['a word that begins like a day', 'tr', 'pazarcı yok salıya gelir'],
  ['an apology', 'tr', 'bunun için özür dilerim'],
  ['a correction of something else', 'tr', 'raporu düzeltiyorum raporu yarın yollarım'],
  ['nothing after it', 'en', 'i said four no sorry'],
])('what puts nothing right stays: %s (%s)', (_, language, text) => {
  const words = readWords(text, language).map((word) => word.text)
  expect(settledText(text, language)).toBe(words.join(' '))
})

test.each([
  ['Salı, yok, çarşamba günü gelin.', 'Come on Wednesday.'],
  ['Salı, yanlış söyledim, çarşamba günü gelin.', 'Come on Tuesday, sorry, I mean Wednesday.'],
])('a correction of the source is part of the message: %s / %s', (source, reference) => {
  const rendition = 'come on tuesday no wednesday'
  const read = readSegment({ sourceLanguage: 'tr', source, references: [reference], rendition })
  expect(read.rendition.map(({ text }) => text).join(' ')).toBe(rendition)
})

test('a correction of the interpreter is not read', () => {
  const rendition = 'come on tuesday no wednesday'
  const read = readSegment({ sourceLanguage: 'tr', source: 'Gelin.', references: ['Come.'], rendition })
  expect(read.rendition.map(({ text }) => text)).toEqual(['come', 'on', 'wednesday'])
  expect(read.spoken).toHaveLength(5)
})
