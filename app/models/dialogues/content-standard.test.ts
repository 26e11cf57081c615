import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentStandardCopy } from '#app/config/copy/content-standard.ts'
import { LOCALES } from '#app/config/copy/locale.ts'
import { LEVELS, STANDARD_WORDS } from '#app/config/dialogues.ts'
import { adviseOn } from './content-advice.ts'
import { englishWords, measureContent, sharedWords } from './content-measures.ts'
import { checkStandard, type StandardDraft } from './content-standard.ts'
import type { Segment } from './segment.ts'
import { readTerms, writeTerms } from './terms.ts'

const NAMES = ['ada', 'bora', 'cem', 'deniz', 'elif', 'fikret', 'gaye', 'hale', 'irem', 'jale', 'kaan', 'lale', 'mine']
const TERMS = NAMES.slice(0, 6).map((name) => ({ english: name, turkish: name }))

/** `count` words, each different, of one family: renditions of two families share none. */
const words = (family: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${family}${index}`).join(' ')

/** 13 segments of uneven length, 20 to 23 English words on average, that follow the whole standard. */
function goodDraft(): StandardDraft & { segments: Segment[] } {
  const lengths = [8, 33, 14, 34, 9, 31, 20, 30, 10, 32, 22, 33, 12]
  const segments = lengths.map((count, index): Segment => {
    const name = NAMES[index] ?? ''
    const english = `${name} 4 not ${words('word', count - 3)}`
    const turkish = `${name} 4 ${words('söz', Math.max(2, Math.round(count / 1.5) - 2))}`
    const variants = ['a', 'b', 'c'].map((family) => `${name} 4 ${words(family, 12)}`)
    return index % 2 === 0
      ? { speaker: 'English', gender: 'female', text: english, translation: turkish, variants }
      : { speaker: 'Turkish', gender: 'male', text: turkish, translation: english, variants }
  })
  return { level: 'intermediate', isMockTestCandidate: false, segments, terms: TERMS }
}

function changed(number: number, change: Partial<Segment>, more: Partial<StandardDraft> = {}): StandardDraft {
  const draft = goodDraft()
  const segments = draft.segments.map((each, index) => (index + 1 === number ? { ...each, ...change } : each))
  return { ...draft, segments, ...more }
}

const found = (draft: StandardDraft) =>
  checkStandard(draft).map(({ rule, segment }) => `${rule} ${segment ?? ''}`.trim())

test('a dialogue that follows the standard has no findings', () => {
  expect(checkStandard(goodDraft())).toEqual([])
})

test('lengths count in English words, and a Turkish segment counts by its translation', () => {
  expect(found(changed(2, { translation: `ada 4 not ${words('word', 40)}` }))).toContain('long 2')
  expect(found(changed(1, { text: 'Evet 4.' }))).toContain('short 1')
  expect(englishWords({ speaker: 'Turkish', text: 'bir iki üç dört', translation: '' })).toBe(6)
  expect(found({ ...goodDraft(), level: 'beginner' })).toContain('mean')
  const even = goodDraft().segments.map((segment) => ({
    ...segment,
    text: words('w', 21),
    translation: words('w', 21),
  }))
  expect(found({ ...goodDraft(), segments: even })).toContain('even')
  expect(found({ ...goodDraft(), isMockTestCandidate: true, segments: goodDraft().segments.slice(0, 9) })).toContain(
    'mock-words',
  )
})

test('missing, repeated and almost equal renditions are found', () => {
  const [first] = goodDraft().segments
  const model = first?.translation ?? ''
  expect(found(changed(1, { variants: ['a b c'] }))).toEqual(['variants 1'])
  const alike = { variants: [model.split(' ').toReversed().join(' '), words('b', 12), words('c', 12)] }
  expect(checkStandard(changed(1, alike))).toEqual([{ rule: 'alike', segment: 1, facts: { one: 0, other: 1 } }])
})

test('terms must be said in both languages, in any form', () => {
  const terms = [...TERMS.slice(1), { english: 'anchovy', turkish: 'bora' }]
  expect(checkStandard({ ...goodDraft(), terms })).toEqual([
    { rule: 'term-unsaid', segment: null, facts: { term: 'anchovy' } },
  ])
  expect(found({ ...goodDraft(), terms: [] })).toEqual(['terms'])
  const named = [...TERMS.slice(1), { english: 'ada (anchovy fishing)', turkish: 'hamsi avı (bora)' }]
  expect(checkStandard({ ...goodDraft(), terms: named })).toEqual([])
  expect(found(changed(1, { text: `adasında 4 not ${words('word', 5)}` }))).toEqual([])
})

test('numbers and negations are counted in what is said', () => {
  const plain = goodDraft().segments.map((segment) => ({
    ...segment,
    text: segment.text.replaceAll(/\d|not /gu, 'x'),
  }))
  expect(found({ ...goodDraft(), segments: plain })).toEqual(expect.arrayContaining(['numbers', 'negations']))
})

const segments = fc.array(
  fc.record({
    speaker: fc.constantFrom('English' as const, 'Turkish' as const),
    gender: fc.constantFrom('female' as const, 'male' as const),
    text: fc.string(),
    translation: fc.string(),
    variants: fc.array(fc.string(), { maxLength: 4 }),
  }),
  { maxLength: 16 },
)
const term = fc.record({ english: fc.string(), turkish: fc.string() })
const drafts = fc.record({
  level: fc.constantFrom(...LEVELS),
  isMockTestCandidate: fc.boolean(),
  segments,
  terms: fc.array(term, { maxLength: 12 }),
})

test('any draft is checked without an error, and every finding has a sentence in both languages', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      for (const { issue } of adviseOn(draft)) {
        expect(issue.segment === null || (issue.segment >= 1 && issue.segment <= draft.segments.length)).toBe(true)
      }
      for (const issue of checkStandard(draft)) {
        for (const locale of LOCALES) {
          const sentence = contentStandardCopy[locale].rules[issue.rule](issue.facts)
          expect(sentence).not.toMatch(/undefined|NaN/u)
        }
      }
    }),
  )
})

test('the measures add up, and an empty dialogue measures nothing', () => {
  expect(measureContent([])).toEqual({ words: [], total: 0, mean: 0, deviation: 0, seconds: 0 })
  fc.assert(
    fc.property(segments, (some) => {
      const { words: counts, total, mean, deviation, seconds } = measureContent(some)
      expect(counts).toHaveLength(some.length)
      expect(total).toBe(counts.reduce((sum, count) => sum + count, 0))
      expect(mean * some.length).toBeCloseTo(total)
      expect(deviation).toBeGreaterThanOrEqual(0)
      expect(deviation).toBeLessThanOrEqual(Math.max(0, ...counts))
      expect(seconds).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('how alike two renditions are does not depend on their order', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 })
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(sharedWords(one, other)).toBe(sharedWords(other, one))
      expect(sharedWords(one, one.toReversed())).toBe(1)
    }),
  )
})

test('every level allows what its mean asks for', () => {
  for (const level of LEVELS) {
    const { meanMin, meanMax, least, most } = STANDARD_WORDS[level]
    expect([least < meanMin, meanMax < most]).toEqual([true, true])
  }
})

test('terms survive being typed', () => {
  const word = fc
    .string({ minLength: 1 })
    .map((text) => text.replaceAll(/[\n\r=]/gu, '').trim())
    .filter(Boolean)
  fc.assert(
    fc.property(fc.array(fc.record({ english: word, turkish: word })), (terms) => {
      expect(readTerms(writeTerms(terms))).toEqual(terms)
    }),
  )
  expect(readTerms('bond = depozito\r\n\r\nlease')).toEqual([
    { english: 'bond', turkish: 'depozito' },
    { english: 'lease', turkish: '' },
  ])
})
