import { expect, test } from 'vitest'
import { DIALOGUE_FILE_VERSION } from '#app/config/dialogues.ts'
import { DialogueFileSchema } from './dialogue-file.ts'

const REMARK = { en: 'A greeting.', tr: 'Bir selam.' }
const SEGMENT = {
  speaker: 'English',
  gender: 'male',
  text: 'Hello.',
  translation: 'Merhaba.',
  variants: [{ kind: 'natural', text: 'Selam.' }],
  units: [{ kind: 'tone', text: 'Merhaba', weight: 1 }],
  wrongs: [{ text: 'Hoşça kalın.', type: 'distortion', kind: 'tone', severity: 'major', note: REMARK }],
  note: REMARK,
  terms: [],
}
const FILE = {
  version: DIALOGUE_FILE_VERSION,
  slug: 'a-first-talk',
  title: 'A First Talk',
  titleTr: 'İlk Konuşma',
  hook: 'Neither of them knows who speaks first.',
  hookTr: 'Önce kim konuşacak, ikisi de bilmiyor.',
  description: 'Two people meet.',
  descriptionTr: 'İki kişi karşılaşıyor.',
  aim: REMARK,
  topic: 'Community',
  level: 'beginner',
  accessLevel: 'free',
  durationSeconds: 300,
  isMockTestCandidate: false,
  segments: [{ ...SEGMENT, text: ' Hello. ' }],
  terms: Array.from({ length: 6 }, (_, index) => ({ english: `term ${index}`, turkish: `terim ${index}` })),
  reviews: [{ reviewer: 'Content team', date: '2026-11-21', scope: 'Read twice.' }],
}

/** The keys that the schema rejects. */
function refusedAt(change: Record<string, unknown>): string[] {
  const result = DialogueFileSchema.safeParse({ ...FILE, ...change })
  return result.error?.issues.map(({ path, code }) => [...path, code].join('.')) ?? []
}

test('a complete file is read, and its texts are trimmed', () => {
  expect(DialogueFileSchema.parse(FILE)).toEqual({ ...FILE, segments: [SEGMENT] })
})

test('a file of another version is refused', () => {
  expect(refusedAt({ version: undefined })).toEqual(['version.invalid_value'])
  expect(refusedAt({ version: DIALOGUE_FILE_VERSION - 1 })).toEqual(['version.invalid_value'])
})

test('a hook is one line of at most 90 characters', () => {
  expect(refusedAt({ hook: 'a'.repeat(90) })).toEqual([])
  expect(refusedAt({ hookTr: 'a'.repeat(91) })).toEqual(['hookTr.too_big'])
})

test('names outside the lists are refused', () => {
  expect(refusedAt({ topic: 'Health' })).toEqual(['topic.invalid_value'])
  expect(refusedAt({ level: 'Beginner' })).toEqual(['level.invalid_value'])
  expect(refusedAt({ accessLevel: 'pro' })).toEqual(['accessLevel.invalid_value'])
  expect(refusedAt({ slug: 'İlk Konuşma' })).toEqual(['slug.invalid_format'])
})

test('a segment says its gender, and a misspelt key is found', () => {
  expect(refusedAt({ segments: [{ ...SEGMENT, gender: undefined }] })).toEqual(['segments.0.gender.invalid_value'])
  expect(refusedAt({ segments: [{ ...SEGMENT, variant: [] }] })).toEqual(['segments.0.unrecognized_keys'])
  expect(refusedAt({ segments: [] })).toEqual(['segments.too_small'])
})

test('a segment has weighted units, a wrong rendition, a note, and variants of a kind', () => {
  expect(refusedAt({ segments: [{ ...SEGMENT, units: [] }] })).toEqual(['segments.0.units.too_small'])
  const unweighted = [{ kind: 'tone', text: 'Merhaba' }]
  expect(refusedAt({ segments: [{ ...SEGMENT, units: unweighted }] })).toEqual([
    'segments.0.units.0.weight.invalid_type',
  ])
  expect(refusedAt({ segments: [{ ...SEGMENT, wrongs: [] }] })).toEqual(['segments.0.wrongs.too_small'])
  expect(refusedAt({ segments: [{ ...SEGMENT, note: undefined }] })).toEqual(['segments.0.note.invalid_type'])
  expect(refusedAt({ segments: [{ ...SEGMENT, variants: ['Selam.'] }] })).toEqual([
    'segments.0.variants.0.invalid_type',
  ])
})

test('six to ten terms and a dated review are needed', () => {
  expect(refusedAt({ terms: FILE.terms.slice(1) })).toEqual(['terms.too_small'])
  expect(refusedAt({ terms: [...FILE.terms, ...FILE.terms] })).toEqual(['terms.too_big'])
  expect(refusedAt({ reviews: [] })).toEqual(['reviews.too_small'])
  expect(refusedAt({ reviews: [{ ...FILE.reviews[0], date: '21 November 2026' }] })).toEqual([
    'reviews.0.date.invalid_format',
  ])
})
