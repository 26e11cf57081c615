import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Segment } from '../segment.ts'
import { changesBetween, type VersionContent } from './version.ts'

const said = fc.constantFrom('one', 'two', 'three', 'four')
const segment: fc.Arbitrary<Segment> = fc.record({
  speaker: fc.constantFrom('English', 'Turkish'),
  gender: fc.constantFrom('female', 'male'),
  text: said,
  translation: said,
  variants: fc.array(said, { maxLength: 2 }),
})

const CONTENT: VersionContent = {
  title: 'A lost key',
  titleTr: null,
  hook: null,
  hookTr: null,
  description: 'x',
  descriptionTr: null,
  aim: null,
  aimTr: null,
  topic: 'Housing',
  level: 'beginner',
  duration: 300,
  wordCount: 4,
  accessLevel: 'free',
  isMockTestCandidate: false,
  segments: [],
  guidance: [],
  terms: [],
  reviews: [],
  voices: null,
}
const withSegments = (segments: Segment[]): VersionContent => ({ ...CONTENT, segments })
const list = fc.array(segment, { maxLength: 6 })

test('a version differs from itself in nothing, whatever order the database gives its keys', () => {
  fc.assert(
    fc.property(list, (segments) => {
      const reordered = segments.map((one) => Object.fromEntries(Object.entries(one).toReversed()) as typeof one)
      expect(changesBetween(withSegments(segments), withSegments(reordered))).toEqual({ fields: [], segments: [] })
    }),
  )
})

test('a segment that is inserted is the only change', () => {
  const inserted = {
    speaker: 'English',
    gender: 'male',
    text: 'five',
    translation: 'beş',
    variants: [],
  } satisfies Segment
  fc.assert(
    fc.property(list, fc.nat({ max: 6 }), (segments, at) => {
      const place = Math.min(at, segments.length)
      const { segments: changes } = changesBetween(
        withSegments(segments),
        withSegments(segments.toSpliced(place, 0, inserted)),
      )
      expect(changes).toEqual([{ number: place + 1, before: null, after: inserted }])
    }),
  )
})

test('changes seen from the other side are the same ones', () => {
  fc.assert(
    fc.property(list, list, (one, other) => {
      const there = changesBetween(withSegments(one), withSegments(other)).segments
      const back = changesBetween(withSegments(other), withSegments(one)).segments
      expect(back).toEqual(there.map(({ number, before, after }) => ({ number, before: after, after: before })))
    }),
  )
})

test('fields are named', () => {
  const newer = {
    ...CONTENT,
    titleTr: 'Kayıp anahtar',
    level: 'advanced' as const,
    terms: [{ english: 'key', turkish: 'anahtar' }],
  }
  expect(changesBetween(CONTENT, newer).fields).toEqual(['titleTr', 'level', 'terms'])
})
