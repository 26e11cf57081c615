import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readWords } from './read.ts'
import type { Language } from './word.ts'

interface Case {
  language: Language
  text: string
  read: string
}

const CASES: Case[] = JSON.parse(readFileSync(new URL('../data/reading.json', import.meta.url), 'utf8'))

const read = (text: string, language: Language) =>
  readWords(text, language)
    .map((word) => word.text)
    .join(' ')

const language = fc.constantFrom<Language>('en', 'tr')
const spoken = fc
  .array(
    fc.constantFrom(
      ...'rent Bond on yüz bin hundred and twenty five one bir buçuk half a 4.30 1,250 28th $40 %5 didn’t mi Ankara’da um ee second altıncı'.split(
        ' ',
      ),
    ),
  )
  .map((words) => words.join(' '))

test.each(CASES)('$text', ({ language: of, text, read: expected }) => {
  expect(read(text, of)).toBe(expected)
})

test('what was read is read the same again', () => {
  fc.assert(
    fc.property(spoken, language, (text, of) => {
      const once = read(text, of)
      expect(read(once, of)).toBe(once)
    }),
  )
})

test('punctuation, spaces and capitals make no difference', () => {
  const words = fc.array(fc.constantFrom('rent', 'is', 'due', 'kira', 'öde', 'two', 'yüz'))
  fc.assert(
    fc.property(words, language, (said, of) => {
      const loud = said.map((word) => word.toLocaleUpperCase(of)).join(', ')
      expect(read(`  ${loud}!`, of)).toBe(read(said.join(' '), of))
    }),
  )
})

test('each word says which characters it stands for, in order', () => {
  fc.assert(
    fc.property(fc.oneof(spoken, fc.string()), language, (text, of) => {
      const words = readWords(text, of)
      for (const [index, { from, to }] of words.entries()) {
        expect(text.slice(from, to).trim()).not.toBe('')
        expect(from).toBeGreaterThanOrEqual(words[index - 1]?.from ?? 0)
      }
    }),
  )
  const [number] = readWords('about two hundred and one people', 'en').slice(1)
  expect(number).toEqual({ text: '201', from: 6, to: 25 })
})
