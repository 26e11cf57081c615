import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Segment } from '../../dialogues/segment.ts'
import type { Category, ErrorItem, Severity } from '../../scoring/evaluation.ts'
import { findMissedWords } from './missed-words.ts'

interface Entry {
  en: string
  tr: string
  category?: string
  orEn?: string[]
  orTr?: string[]
}

const toWords = (entries: Entry[]) =>
  entries.map(({ en, tr, category = 'Housing', orEn = [], orTr = [] }, index) => ({
    id: index + 1,
    english: en,
    turkish: tr,
    category,
    acceptedEnglish: orEn,
    acceptedTurkish: orTr,
  }))

const english = (text: string, translation: string, variants: string[] = []): Segment => ({
  speaker: 'English',
  gender: 'female',
  text,
  translation,
  variants,
})
const turkish = (text: string, translation: string): Segment => ({
  ...english(text, translation),
  speaker: 'Turkish',
})

interface Said {
  segment: Segment
  heard: string | null
  error?: { type?: Severity; category?: Category } | null
}

const errorOf = (segment_id: number, { type = 'major', category = 'omission' }: NonNullable<Said['error']>) =>
  ({
    segment_id,
    type,
    category,
    rule: 'content-omitted',
    facts: {},
    detail: '',
    referenceQuote: null,
    renditionQuote: null,
    confidence: 'high',
    deduction: 3,
  }) satisfies ErrorItem

function missed(options: { entries: Entry[]; said: Said[]; topic?: string; limit?: number }): string[] {
  const { entries, said, topic = 'Housing', limit = 10 } = options
  const words = toWords(entries)
  const evaluation = {
    naatiScore: {
      total: 30,
      grade: 'Pass' as const,
      autoFailTriggered: false,
      errors: said.flatMap(({ error = {} }, index) => (error ? [errorOf(index + 1, error)] : [])),
    },
    segments: said.map(({ heard }, segmentIndex) => ({
      segmentIndex,
      verdict: 'partial' as const,
      score: 30,
      transcript: heard,
      transcriptSource: null,
      feedback: '',
    })),
  }
  const ids = findMissedWords({ words, segments: said.map(({ segment }) => segment), evaluation, topic, limit })
  return ids.map((id) => words[id - 1]?.english ?? '')
}

const BOND = { en: 'bond', tr: 'depozito', orTr: ['güvence parası'] }
const LEASE = { en: 'lease', tr: 'kira sözleşmesi', orTr: ['kontrat'] }
const COVER = { en: 'insurance', tr: 'sigorta' }
const HEALTH_COVER = { en: 'health insurance', tr: 'sağlık sigortası' }
const BOND_SEGMENT = english('You will get your bond back.', 'Depozitonuzu geri alacaksınız.')

test.each([
  ['Paranızı geri alacaksınız.', ['bond']],
  ['Depozitoyu alırsınız', []],
  ['DEPOZİTONUZ İADE EDİLİR', []],
  ['depozitonuzu alacaksiniz', []],
  ['Güvence paranızı alacaksınız.', []],
  ['', ['bond']],
  [null, ['bond']],
])('the bond is paid back, transcribed as %j: %j is missing', (heard, expected) => {
  expect(missed({ entries: [BOND], said: [{ segment: BOND_SEGMENT, heard }] })).toEqual(expected)
})

test.each([
  ['Kira sözleşmenizi okuyun.', 'Please read it.', ['lease']],
  ['Kira sözleşmenizi okuyun.', 'Please read your leases.', []],
  ['Kontratı okuyun.', 'Please read the paper.', ['lease']],
  ['Kira arttı.', 'It went up.', []],
])('a Turkish term is found in any form: %s transcribed as %s misses %j', (text, heard, expected) => {
  const segment = turkish(text, 'Please read your lease.')
  expect(missed({ entries: [LEASE], said: [{ segment, heard }] })).toEqual(expected)
})

test.each([
  ['omission', ['bond']],
  ['distortion', ['bond']],
  ['language_quality', ['bond']],
  ['insertion', []],
  ['register', []],
  ['delivery', []],
] as const)('an error of %s misses %j', (category, expected) => {
  expect(missed({ entries: [BOND], said: [{ segment: BOND_SEGMENT, heard: 'Evet.', error: { category } }] })).toEqual(
    expected,
  )
})

test('a segment without an error misses nothing, whatever was said', () => {
  expect(missed({ entries: [BOND], said: [{ segment: BOND_SEGMENT, heard: 'Evet.', error: null }] })).toEqual([])
})

test('a word is meant only in the sense of the model interpretation', () => {
  const charge = { en: 'charge', tr: 'suçlama' }
  const segment = english('There is a charge of ten dollars.', 'On dolar ücret var.')
  expect(missed({ entries: [charge], said: [{ segment, heard: 'Var.' }] })).toEqual([])
  const accused = english('There is a charge against you.', 'Ücret yok.', ['Hakkınızda bir suçlama var.'])
  expect(missed({ entries: [charge], said: [{ segment: accused, heard: 'Var.' }] })).toEqual(['charge'])
})

test('if a term contains another, the longer one is to be learned', () => {
  const segment = english('Do you have health insurance?', 'Sağlık sigortanız var mı?')
  expect(missed({ entries: [COVER, HEALTH_COVER], said: [{ segment, heard: 'Var mı?' }] })).toEqual([
    'health insurance',
  ])
})

test('attempted segments come before missed ones, graver errors first; a word in two topics counts for the dialogue’s', () => {
  const lease = english('Sign the lease.', 'Kira sözleşmesini imzalayın.')
  const cover = english('You need insurance.', 'Sigorta gerek.')
  const said: Said[] = [
    { segment: BOND_SEGMENT, heard: null, error: { type: 'critical' } },
    { segment: lease, heard: 'İmza.', error: { type: 'minor' } },
    { segment: cover, heard: 'Gerek.', error: { type: 'critical' } },
  ]
  expect(missed({ entries: [BOND, LEASE, COVER], said })).toEqual(['insurance', 'lease', 'bond'])
  expect(missed({ entries: [BOND, LEASE, COVER], said, limit: 2 })).toEqual(['insurance', 'lease'])
  const two = [{ ...BOND, category: 'Legal' }, BOND]
  const segments = [{ segment: BOND_SEGMENT, heard: 'Evet.' }]
  expect(missed({ entries: two, said: segments, topic: 'Legal' })).toHaveLength(1)
})

const ENTRIES = [BOND, LEASE, COVER, HEALTH_COVER]
const SEGMENTS = [
  BOND_SEGMENT,
  turkish('Kira sözleşmenizi okuyun.', 'Please read your lease.'),
  english('Do you have health insurance?', 'Sağlık sigortanız var mı?'),
]
const SOUNDS = ['Depozitonuz', 'the lease', 'sağlık sigortası', 'SİGORTAM', 'bir şey', 'I am']

const anySaid = fc
  .array(
    fc.record({
      segment: fc.constantFrom(...SEGMENTS),
      heard: fc.option(fc.array(fc.constantFrom(...SOUNDS), { maxLength: 4 }).map((parts) => parts.join(' '))),
      error: fc.option(
        fc.record({
          type: fc.constantFrom('critical' as const, 'major' as const, 'minor' as const),
          category: fc.constantFrom('omission' as const, 'delivery' as const),
        }),
      ),
    }),
    { maxLength: 6 },
  )
  .map((said): Said[] => said)

test('each word once, never more than the limit, and a smaller limit only shortens the list', () => {
  fc.assert(
    fc.property(anySaid, fc.integer({ min: 0, max: 4 }), (said, limit) => {
      const all = missed({ entries: ENTRIES, said })
      expect(new Set(all).size).toBe(all.length)
      expect(missed({ entries: ENTRIES, said, limit })).toEqual(all.slice(0, limit))
    }),
  )
})

test('saying the model interpretation misses no word, whatever the case and Turkish letters', () => {
  const plain = (text: string) => text.replace(/[çğıöşü]/gu, (letter) => 'cgiosu'['çğıöşü'.indexOf(letter)] ?? '')
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...SEGMENTS), { maxLength: 4 }),
      fc.boolean(),
      fc.boolean(),
      (said, up, ascii) => {
        const heardOf = (segment: Segment) => {
          const text = ascii ? plain(segment.translation) : segment.translation
          return up && !ascii ? text.toLocaleUpperCase(segment.speaker === 'English' ? 'tr' : 'en') : text
        }
        expect(
          missed({ entries: ENTRIES, said: said.map((segment) => ({ segment, heard: heardOf(segment) })) }),
        ).toEqual([])
      },
    ),
  )
})

test('additional words never make a word missing', () => {
  fc.assert(
    fc.property(anySaid, fc.constantFrom(...SOUNDS), (said, more) => {
      const before = new Set(missed({ entries: ENTRIES, said }))
      const after = missed({
        entries: ENTRIES,
        said: said.map((one) => ({ ...one, heard: one.heard === null ? null : `${one.heard} ${more}` })),
      })
      expect(after.filter((word) => !before.has(word))).toEqual([])
    }),
  )
})
