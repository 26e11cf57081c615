import { expect, test } from 'vitest'
import patterns from './grammar.json' with { type: 'json' }
import { countsOf, kindsOf } from './grammar.ts'
import type { Language } from './word.ts'

const names = Object.keys(patterns)

const namesOf = (text: string, language: Language) =>
  kindsOf(text.split(' '), language).map((kinds) => names.filter((_, index) => kinds[index]))

test.each([
  ['en', "you don't have to come", [['second'], ['negation'], ['obligation'], [], []]],
  ['en', 'did he sign before friday', [['question', 'past'], ['third'], [], ['before'], []]],
  ['tr', 'açmayın lütfen', [['negation'], ['request']]],
  ['tr', 'kirayı ödeyemezsem', [[], ['negation', 'possibility', 'first', 'condition']]],
  ['tr', 'yarın gelecek misiniz', [[], ['future'], ['question', 'second', 'polite']]],
  ['tr', 'en az iki gün', [['least'], ['less'], [], []]],
] as const)('%s: %s', (language, text, kinds) => {
  expect(namesOf(text, language)).toEqual(kinds)
})

test('words of a kind are counted', () => {
  const counts = countsOf(kindsOf('i must not but you must'.split(' '), 'en'))
  const countOf = (name: string) => counts[names.indexOf(name)]
  expect([countOf('obligation'), countOf('negation'), countOf('first')]).toEqual([2, 1, 1])
})
