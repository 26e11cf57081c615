import { expect, test } from 'vitest'
import { readWords } from './read.ts'
import { readSegment } from './segment.ts'
import { settled } from './settled.ts'
import type { Language } from './word.ts'

function settledText(rendition: string, language: Language): string {
  return settled(readWords(rendition, language), language)
    .map(({ text }) => text)
    .join(' ')
}

test.each<[string, Language, string]>([
  ['a number', 'en', 'I work until four, sorry, I mean five|i work until 5'],
  ['a number, by "no" alone', 'en', 'we need ten, no, five chairs|we need 5 chairs'],
  ['a number and its unit', 'en', 'it is 400 dollars, no sorry, 500 dollars|it is 500 dollars'],
  ['a number of a row', 'en', 'in 20 14 no sorry 20 15|in 20 15'],
  ['a day', 'en', 'come on Tuesday, no, Thursday|come on thursday'],
  ['a phrase that begins again', 'en', "my wife's mum no sorry my mother in law|my mother in law"],
  ['one word said again', 'en', 'I am Ruth, sorry, I mean Ruth Calder|i am ruth calder'],
  ['twice', 'en', 'on Monday, sorry, Tuesday at four, no, five|on tuesday at 5'],
  ['a number', 'tr', 'haftada üç, pardon, iki geceye kadar|haftada 2 geceye kadar'],
  ['a number', 'tr', 'yılda iki yok pardon beş kere|yılda 5 kere'],
  ['a day with endings', 'tr', 'salıya yok pardon pazartesiye alırım|pazartesiye alırım'],
])('what was put right is left out: %s (%s)', (_, language, both) => {
  const [said = '', meant] = both.split('|')
  expect(settledText(said, language)).toBe(meant)
})

test.each<[string, Language, string]>([
  ['an explanation', 'en', 'the cemevi i mean the alevi house of worship'],
  ['an apology', 'en', 'sorry i forgot to pass it on'],
  ['another thought', 'en', "i'll go to broadmeadows no wait that's where his brother prays"],
  ['a denial', 'tr', 'indirim yok pazartesi gelin'],
  ['an apology', 'tr', 'bunun için özür dilerim'],
  ['nothing after it', 'en', 'i said four no sorry'],
])('what puts nothing right stays: %s (%s)', (_, language, text) => {
  expect(settledText(text, language)).toBe(
    readWords(text, language)
      .map((word) => word.text)
      .join(' '),
  )
})

test('a correction of the source is part of the message', () => {
  const rendition = 'come on tuesday no wednesday'
  const source = 'Salı, yok, çarşamba günü gelin.'
  const read = readSegment({ sourceLanguage: 'tr', source, references: ['Come on Wednesday.'], rendition })
  expect(read.rendition.map(({ text }) => text).join(' ')).toBe(rendition)
})

test('a correction of the interpreter is not read', () => {
  const rendition = 'come on tuesday no wednesday'
  const read = readSegment({ sourceLanguage: 'tr', source: 'Gelin.', references: ['Come.'], rendition })
  expect(read.rendition.map(({ text }) => text)).toEqual(['come', 'on', 'wednesday'])
  expect(read.spoken).toHaveLength(5)
})
