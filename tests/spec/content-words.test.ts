import { expect, test } from 'vitest'
import * as rules from '#app/models/dialogues/content-table.ts'
import type { VocabularyEntry } from '#app/models/vocabulary/vocabulary-file.ts'
import { dialogue } from '#tests/support/library-dialogue.ts'
import { entry } from '#tests/support/vocabulary-entry.ts'
import { coverage } from '../../scripts/content/coverage.mjs'
import { unexplained } from '../../scripts/content/doubles.mjs'
import { openSpellers } from '../../scripts/content/spelling.mjs'
import { vocabulary } from '../../scripts/content/vocabulary.mjs'

const spellers = openSpellers()
const LIMITS = ['Housing: 1 words, at least 120', '1 words, at least 2000', '0 institutions, at least 60']

function words(items: VocabularyEntry[], isListed = false) {
  const terms = [{ english: 'Bond', turkish: 'depozito' }]
  return vocabulary([dialogue({ terms })], [{ version: 2, category: 'Housing', items }], { rules, spellers, isListed })
}

test('too few words and institutions are missed', () => {
  expect(words([entry()]).misses).toEqual(LIMITS)
})

test.each<[string, Partial<VocabularyEntry>, string]>([
  ['an English example', { exampleEnglish: 'I recieved the bond.' }, 'no dictionary knows en recieved (bond)'],
  ['a Turkish answer', { acceptedTurkish: ['teminnat'] }, 'no dictionary knows tr teminnat (bond)'],
  ['a trap', { trap: { en: 'Not the pormise.', tr: 'Söz değil.' } }, 'no dictionary knows tr pormise (bond)'],
  ['a term that no entry teaches', { english: 'deposit' }, '1 terms of dialogues that no entry teaches'],
])('%s is named', (_, over, miss) => {
  expect(words([entry(over)]).misses.join('\n')).toContain(miss)
})

test('what a trap quotes may be wrong', () => {
  expect(words([entry({ trap: { en: 'Not “pormise”.', tr: '“Pormise” değil.' } })]).misses).toEqual(LIMITS)
})

test('an example that comes twice, and one that does not say its word', () => {
  const other = entry({ english: 'rent', turkish: 'kira', acceptedTurkish: [] })
  const { lines, misses } = words([entry(), other], true)
  expect(misses).toContain(`twice: ${other.exampleEnglish}`)
  expect(lines.join('\n')).not.toContain('unsaid: bond')
  expect(words([entry({ exampleEnglish: 'You pay it first.' })], true).lines.join('\n')).toContain('unsaid: bond')
})

const plain = { acceptedEnglish: [], acceptedTurkish: [] }
const lease = entry({ english: 'lease', turkish: 'kira sözleşmesi', ...plain })
const agreement = entry({ english: 'tenancy agreement', turkish: 'kira kontratı', ...plain })

test.each<[string, VocabularyEntry[], number]>([
  ['nothing in common', [lease, agreement], 0],
  ['one accepts the other', [{ ...lease, acceptedTurkish: ['kira kontratı'] }, agreement], 1],
  [
    'both accept each other',
    [
      { ...lease, acceptedTurkish: ['kira kontratı'] },
      { ...agreement, acceptedTurkish: ['kira sözleşmesi'] },
    ],
    0,
  ],
  [
    'one accepts the other, which has a sense',
    [
      { ...lease, acceptedTurkish: ['kira kontratı'] },
      { ...agreement, sense: 'of a home' },
    ],
    0,
  ],
  ['the same Turkish', [lease, { ...agreement, turkish: 'kira sözleşmesi' }], 2],
  [
    'the same Turkish, and each accepts the other English',
    [
      { ...lease, acceptedEnglish: ['tenancy agreement'] },
      { ...agreement, turkish: 'kira sözleşmesi', acceptedEnglish: ['lease'] },
    ],
    0,
  ],
])('entries that may be taken for each other: %s', (_, entries, count) => {
  expect(unexplained(entries)).toHaveLength(count)
})

test('a word covers a segment that says it in both languages, and a term its own shelf', () => {
  const said = { ...dialogue({}).segments[0], speaker: 'English' as const, text: 'Sign the lease.' }
  const both = { ...said, translation: 'Kira sözleşmesini imzalayın.' }
  const one = { ...said, translation: 'Belgeyi imzalayın.' }
  const counts = (segment: typeof both, category: string) => {
    const housing = { ...dialogue({ terms: [{ english: 'Lease', turkish: 'kira sözleşmesi' }] }), topic: 'Housing' }
    const library = [{ ...housing, segments: [segment] }] as never
    return coverage(library, [{ version: 2, category, items: [lease] } as never], rules).lines.at(-2)
  }
  expect(counts(both, 'Housing')).toMatch(/^All +1 +1 +0 +1 +1$/)
  expect(counts(one, 'Housing')).toMatch(/^All +1 +0 +0 +1 +1$/)
  expect(counts(both, 'Legal')).toMatch(/^All +1 +1 +0 +0 +0$/)
})
