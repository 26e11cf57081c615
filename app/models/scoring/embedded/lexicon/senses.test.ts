import { expect, test } from 'vitest'
import type { Language } from '#app/models/dialogues/language.ts'
import { tokenise } from '../reading/text.ts'
import { sensesOf } from './senses.ts'

function idsIn(text: string, language: Language): Set<number> {
  return new Set(sensesOf({ tokens: tokenise(text, language), language }).map(({ meaning }) => meaning.id))
}

function shares(a: [string, Language], b: [string, Language]): boolean {
  const [one, other] = [idsIn(...a), idsIn(...b)]
  return [...one].some((id) => other.has(id))
}

/** The wordings that have a meaning, without duplicates. */
function mentions(text: string, language: Language): string[] {
  const tokens = tokenise(text, language)
  const found = sensesOf({ tokens, language }).map(({ from, to }) => tokens.slice(from, to).map(({ raw }) => raw))
  return [...new Set(found.map((words) => words.join(' ')))]
}

test.each<[[string, Language], [string, Language]]>([
  [
    ['the dentist', 'en'],
    ['dişçi', 'tr'],
  ],
  [
    ['she evicted the tenant', 'en'],
    ['kiracıyı evden çıkardı', 'tr'],
  ],
  [
    ['an apple', 'en'],
    ['elmayı', 'tr'],
  ],
])('wordings of one meaning meet across the languages: %j and %j', (one, other) => {
  expect(shares(one, other)).toBe(true)
})

test.each<[[string, Language], [string, Language]]>([
  [
    ['kiracı', 'tr'],
    ['kira', 'tr'],
  ],
  [
    ['the price rated high', 'en'],
    ['a rat', 'en'],
  ],
  [
    ['önü açık', 'tr'],
    ['onu gördüm', 'tr'],
  ],
])('words that only look alike have no meaning in common: %j and %j', (one, other) => {
  expect(shares(one, other)).toBe(false)
})

test('what a longer wording holds is not read on its own', () => {
  expect(mentions('Kira sözleşmesi imzalandı.', 'tr')).not.toContain('Kira')
  expect(mentions('Kira sözleşmesi imzalandı.', 'tr')).toContain('Kira sözleşmesi')
})

test('a word without meaning of its own has none', () => {
  expect(mentions('but can should will may', 'en')).toEqual([])
})
