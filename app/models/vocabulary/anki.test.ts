import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ANKI_HEAD, ankiLine, readDirection } from './anki.ts'

const bond = {
  id: 12,
  english: 'bond',
  turkish: 'depozito',
  sense: 'for a home',
  exampleEnglish: 'The bond, "rent" apart, is high.',
  exampleTurkish: 'Depozito yüksek.',
}

test('a card has front, back, both examples, and the sound of the answer', () => {
  expect(ankiLine(bond, { direction: 'to_turkish', hasSound: true })).toBe(
    '"bond (for a home)","depozito","The bond, ""rent"" apart, is high. / Depozito yüksek.","[sound:kopru-12-tr.mp3]"\r\n',
  )
  expect(ankiLine({ ...bond, exampleEnglish: null }, { direction: 'to_english', hasSound: true })).toBe(
    '"depozito","bond (for a home)","Depozito yüksek.","[sound:kopru-12-en.mp3]"\r\n',
  )
  expect(ankiLine(bond, { direction: 'to_turkish', hasSound: false })).toMatch(/,""\r\n$/)
})

test('the head has no byte order mark, and no names of columns', () => {
  expect(ANKI_HEAD).toBe('#separator:Comma\r\n#html:false\r\n')
})

test('a cell that a spreadsheet would calculate is shown instead; no entry of the library needs it', () => {
  expect(ankiLine({ ...bond, english: '=1+1', sense: null }, { direction: 'to_turkish', hasSound: false })).toMatch(
    /^"'=1/,
  )
  const folder = new URL('../../../content/vocabulary/', import.meta.url)
  const words = readdirSync(folder).flatMap((file): { english: string; turkish: string; exampleEnglish: string }[] => {
    return JSON.parse(readFileSync(new URL(file, folder), 'utf8')).items
  })
  expect(words.length).toBeGreaterThan(2_000)
  const cells = words.flatMap(({ english, turkish, exampleEnglish }) => [english, turkish, exampleEnglish])
  expect(cells.filter((text) => /^[=+\-@]/u.test(text))).toEqual([])
})

test.each([
  ['', 'to_turkish'],
  ['?direction=to_english', 'to_english'],
  ['?direction=nonsense', 'to_turkish'],
])('%s is read as %s', (query, direction) => {
  expect(readDirection(new URLSearchParams(query))).toBe(direction)
})
