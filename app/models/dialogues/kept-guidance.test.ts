import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { guidanceFor, NO_GUIDANCE, type SegmentGuidance } from './guidance.ts'
import { keepGuidance } from './kept-guidance.ts'
import type { Segment } from './segment.ts'

const said = (text: string): Segment => ({
  speaker: 'English',
  gender: 'female',
  text,
  translation: `Model of ${text}`,
  variants: [],
})
const noteOn = (text: string): SegmentGuidance => ({
  ...NO_GUIDANCE,
  note: { en: `Hard: ${text}`, tr: `Zor: ${text}` },
  wrongs: ['one', 'two'].map((wrong) => ({
    text: `${wrong} ${text}`,
    type: 'omission',
    kind: 'what',
    severity: 'major',
    note: { en: 'Left out.', tr: 'Atlanmış.' },
  })),
})
const stored = ['a', 'b', 'c'].map(said)
const guidance = ['a', 'b', 'c'].map(noteOn)

test('a note goes with its segment wherever that moves, whatever else changes', () => {
  const moved = stored.toReversed().map((segment) => ({ ...segment, variants: ['Another.'] }))
  expect(keepGuidance({ stored, guidance, drafted: moved })).toEqual({ guidance: guidance.toReversed(), lost: [] })
})

test('what was said of a segment is lost with its text and with its model', () => {
  const [a, b, c] = stored.map((segment) => ({ ...segment }))
  if (!a || !b || !c) throw new Error('the dialogue is too short')
  const drafted = [{ ...a, text: 'A new text.' }, b, { ...c, translation: 'A new model.' }]
  expect(keepGuidance({ stored, guidance, drafted })).toEqual({
    guidance: [null, noteOn('b'), null],
    lost: [
      { segment: 1, hasNote: true, wrongs: 2 },
      { segment: 3, hasNote: true, wrongs: 2 },
    ],
  })
})

test('nothing is lost where nobody said anything, or where a segment was removed', () => {
  const drafted = [{ ...said('a'), text: 'A new text.' }]
  expect(keepGuidance({ stored: [said('a')], guidance: [NO_GUIDANCE], drafted }).lost).toEqual([])
  expect(keepGuidance({ stored, guidance: [], drafted }).lost).toEqual([])
  expect(keepGuidance({ stored, guidance, drafted: stored.slice(1) }).lost).toEqual([])
})

test('the editor shows as kept what a save keeps', () => {
  const change = fc.constantFrom('none', 'text', 'model' as const)
  fc.assert(
    fc.property(fc.shuffledSubarray(stored), fc.array(change, { minLength: 3, maxLength: 3 }), (some, changes) => {
      const drafted = some.map((segment, index) => ({
        ...segment,
        ...(changes[index] === 'text' && { text: `${segment.text}!` }),
        ...(changes[index] === 'model' && { translation: `${segment.translation}!` }),
      }))
      const saved = guidanceFor({ segments: stored, guidance, wanted: drafted })
      expect(keepGuidance({ stored, guidance, drafted }).guidance.map((one) => one ?? NO_GUIDANCE)).toEqual(saved)
    }),
  )
})
