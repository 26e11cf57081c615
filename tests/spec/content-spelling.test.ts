import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as rules from '#app/models/dialogues/content-table.ts'
import { dialogue, turn } from '#tests/support/library-dialogue.ts'
import { openSpellers, spelling } from '../../scripts/content/spelling.mjs'
import type { Segment } from '../../scripts/content/texts.mjs'

test('our own additions to the dictionaries are sorted, each once', () => {
  for (const language of ['en', 'tr']) {
    const added = readFileSync(`content/spelling/${language}.txt`, 'utf8').trimEnd().split('\n')
    expect(added, language).toEqual([...new Set(added)].sort())
  }
})

const spellers = openSpellers()

test.each<[string, Partial<Segment>, string]>([
  ['an English word', { text: 'I recieved the letter.' }, 'recieved'],
  ['an American spelling', { text: 'We organized it.' }, 'organized'],
  ['a Turkish word', { translation: 'Herkez geldi.' }, 'Herkez'],
  ['a Turkish word with an ending', { translation: 'Yalnışlarımız çok.' }, 'Yalnışlarımız'],
  ['Turkish without its letters', { translation: 'Sizinle gorusmek istiyorum.' }, 'gorusmek'],
  ['a note', { note: { en: 'Mind the dtae.', tr: 'Tarihe dikkat.' } }, 'dtae'],
])('spelling: %s', (_, over, word) => {
  expect(spelling([dialogue()], rules, spellers).misses).toEqual([])
  const { lines, misses } = spelling([dialogue({ segments: [turn(over)] })], rules, spellers)
  expect(lines.join('\n')).toContain(`${word} (the-rent §1`)
  expect(misses).toHaveLength(1)
})

test.each<[string, Partial<Segment>]>([
  ['endings after an apostrophe', { translation: 'Medicare’den Tom’la ABN’inizi sordum.' }],
  ['a circumflex', { translation: 'Hâlâ şikâyetim var, dükkânım kârlı.' }],
  ['hyphens and contractions', { text: 'My three-year-old’s not well; she’ll rest.' }],
  ['what a note quotes', { note: { en: 'Not “recieved”; the ending -mış tells.', tr: '“Recieved” değil.' } }],
])('spelling accepts %s', (_, over) => {
  expect(spelling([dialogue({ segments: [turn(over)] })], rules, spellers).misses).toEqual([])
})
