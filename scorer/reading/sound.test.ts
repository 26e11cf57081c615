import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { alikeIn, consonants, soundAlike } from './sound.ts'

interface Case {
  english: string
  turkish: string
  alike: boolean
}

const cases: Case[] = JSON.parse(readFileSync(new URL('../data/sounds.json', import.meta.url), 'utf8'))

test.each(cases)('$english and $turkish: $alike', ({ english, turkish, alike }) => {
  expect(soundAlike(consonants(english, 'en'), consonants(turkish, 'tr'))).toBe(alike)
})

test('names the words that sound like one of the others', () => {
  const said = { words: ['nikol', 'payk', 'bugün', 'geldi'], language: 'tr' } as const
  const meant = { words: ['nicole', 'pike', 'came', 'today'], language: 'en' } as const
  expect(alikeIn(said, meant)).toEqual(new Set(['nikol', 'payk']))
})
