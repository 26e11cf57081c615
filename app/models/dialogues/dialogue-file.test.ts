import { expect, test } from 'vitest'
import { DialogueFileSchema } from './dialogue-file.ts'

const FILE = {
  slug: 'a-first-talk',
  title: 'A First Talk',
  titleTr: 'İlk Konuşma',
  hook: 'Neither of them knows who speaks first.',
  hookTr: 'Önce kim konuşacak, ikisi de bilmiyor.',
  description: 'Two people meet.',
  descriptionTr: 'İki kişi karşılaşıyor.',
  topic: 'Community',
  level: 'beginner',
  accessLevel: 'free',
  durationSeconds: 300,
  isMockTestCandidate: false,
  segments: [{ speaker: 'English', gender: 'male', text: ' Hello. ', translation: 'Merhaba.' }],
  terms: Array.from({ length: 6 }, (_, index) => ({ english: `term ${index}`, turkish: `terim ${index}` })),
  reviews: [{ reviewer: 'Content team', date: '2026-11-21', scope: 'Read twice.' }],
}

/** The keys that the schema rejects. */
function refusedAt(change: Record<string, unknown>): string[] {
  const result = DialogueFileSchema.safeParse({ ...FILE, ...change })
  return result.error?.issues.map(({ path, code }) => [...path, code].join('.')) ?? []
}

test('a complete file is read, trimmed, and its variants default to none', () => {
  expect(DialogueFileSchema.parse(FILE).segments[0]).toEqual({
    speaker: 'English',
    gender: 'male',
    text: 'Hello.',
    translation: 'Merhaba.',
    variants: [],
  })
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
  expect(refusedAt({ segments: [{ speaker: 'English', text: 'Hello.', translation: 'Merhaba.' }] })).toEqual([
    'segments.0.gender.invalid_value',
  ])
  expect(refusedAt({ segments: [{ ...FILE.segments[0], variant: [] }] })).toEqual(['segments.0.unrecognized_keys'])
  expect(refusedAt({ segments: [] })).toEqual(['segments.too_small'])
})

test('six to ten terms and a dated review are needed', () => {
  expect(refusedAt({ terms: FILE.terms.slice(1) })).toEqual(['terms.too_small'])
  expect(refusedAt({ terms: [...FILE.terms, ...FILE.terms] })).toEqual(['terms.too_big'])
  expect(refusedAt({ reviews: [] })).toEqual(['reviews.too_small'])
  expect(refusedAt({ reviews: [{ ...FILE.reviews[0], date: '21 November 2026' }] })).toEqual([
    'reviews.0.date.invalid_format',
  ])
})
