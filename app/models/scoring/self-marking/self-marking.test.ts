import { expect, test } from 'vitest'
import { SegmentSchema } from '../../dialogues/segment.ts'
import { EXAMPLE_SEGMENTS } from '../example-dialogue.fixture.ts'
import { checklistOf } from './checklist.ts'
import { findingsFromMarks } from './marks-to-findings.ts'
import { areOnChecklist } from './own-marks.ts'

const bond = SegmentSchema.parse({
  speaker: 'Turkish',
  text: 'Lütfen 520 doları perşembe günü Karen Hanıma ödeyin. Yağmur yağarsa gelmeyin, çünkü araba çalışmıyor.',
  translation:
    "Please pay Karen 520 dollars on Thursday. If it rains, do not come to the office, because the car isn't running.",
})
const textsOf = (segment: Parameters<typeof checklistOf>[0]) =>
  checklistOf(segment).map(({ kind, text }) => `${kind}: ${text}`)
const idOf = (text: string) => checklistOf(bond).find((unit) => unit.text === text)?.id ?? `no unit “${text}”`

test('who, what, when, how much, condition, negation and tone are read from the model interpretation', () => {
  expect(textsOf(bond)).toEqual([
    'what: Please pay Karen 520 dollars on Thursday',
    'tone: Please',
    'who: Karen',
    'howMuch: 520 dollars',
    'when: Thursday',
    'condition: If it rains, do not come to the office',
    'negation: not come',
    "what: because the car isn't running",
    "negation: isn't running",
  ])
})

test('the units that the content names replace those read from the model', () => {
  const units = [
    { kind: 'what', text: 'pay Karen' },
    { kind: 'howMuch', text: '520 dollars' },
  ] as const
  expect(textsOf(SegmentSchema.parse({ ...bond, units }))).toEqual(['what: pay Karen', 'howMuch: 520 dollars'])
})

test.each([[[]], [null], ['all of it'], [[{ kind: 'where', text: 'x' }]], [[{ kind: 'what', text: ' ' }]]])(
  'units in another shape (%j) are read from the model',
  (units) => {
    expect(textsOf(SegmentSchema.parse({ ...bond, units }))).toEqual(textsOf(bond))
  },
)

test('what is marked is worded in both languages, and quoted from the model', () => {
  const marks = { [idOf('520 dollars')]: 'wrong' } as const
  expect(findingsFromMarks({ segment: bond, segmentId: 4, marks })).toEqual([
    expect.objectContaining({
      segment_id: 4,
      rule: 'number-replaced',
      type: 'critical',
      category: 'distortion',
      detail: 'You marked “520 dollars” as wrong.',
      referenceQuote: '520 dollars',
      renditionQuote: null,
      model: bond.translation,
    }),
  ])
})

test.each([
  ['what', 'left-out', 'part-missing'],
  ['what', 'wrong', 'term-replaced'],
  ['who', 'left-out', 'name-missing'],
  ['who', 'wrong', 'name-replaced'],
  ['when', 'left-out', 'day-missing'],
  ['when', 'wrong', 'day-replaced'],
  ['howMuch', 'left-out', 'number-missing'],
  ['condition', 'left-out', 'condition-lost'],
  ['condition', 'wrong', 'modality-changed'],
  ['negation', 'left-out', 'negation-lost'],
  ['negation', 'wrong', 'negation-lost'],
  ['tone', 'left-out', 'courtesy-lost'],
  ['tone', 'wrong', 'informal-address'],
  ['when', 'worded-poorly', 'worded-poorly'],
] as const)('%s %s is the scorer’s %s', (kind, mark, rule) => {
  const id = checklistOf(bond).find((unit) => unit.kind === kind)?.id ?? ''
  expect(findingsFromMarks({ segment: bond, segmentId: 1, marks: { [id]: mark } })).toMatchObject([{ rule }])
})

test.each([
  ['howMuch', 'wrong', ['minor', 'major', 'critical']],
  ['howMuch', 'left-out', ['minor', 'major', 'major']],
  ['negation', 'left-out', ['minor', 'major', 'critical']],
  ['what', 'worded-poorly', ['minor', 'minor', 'minor']],
] as const)('a unit of weight 1, 2 and 3: %s %s is %j', (kind, mark, severities) => {
  const found = ([1, 2, 3] as const).map((weight) => {
    const units = [
      { kind, text: 'pay Karen', weight },
      { kind: 'who' as const, text: 'Karen', weight },
    ]
    const segment = SegmentSchema.parse({ ...bond, units })
    return findingsFromMarks({ segment, segmentId: 1, marks: { [`${kind}-1`]: mark } })[0]?.type
  })
  expect(found).toEqual(severities)
})

test('a unit without a weight costs what the rule says', () => {
  const units = [
    { kind: 'howMuch', text: '520 dollars' },
    { kind: 'who', text: 'Karen', weight: 1 },
  ] as const
  const segment = SegmentSchema.parse({ ...bond, units })
  expect(findingsFromMarks({ segment, segmentId: 1, marks: { 'howMuch-1': 'wrong' } })).toMatchObject([
    { type: 'critical' },
  ])
})

test('a clause left out with its details is one omission', () => {
  const clause = idOf('Please pay Karen 520 dollars on Thursday')
  const [amount, day] = [idOf('520 dollars'), idOf('Thursday')]
  const rulesOf = (...ids: string[]) =>
    findingsFromMarks({
      segment: bond,
      segmentId: 1,
      marks: Object.fromEntries(ids.map((id) => [id, 'left-out' as const])),
    }).map(({ rule }) => rule)
  expect(rulesOf(clause, amount)).toEqual(['part-missing'])
  expect(rulesOf(clause, amount, day)).toEqual(['number-missing', 'day-missing'])
})

test('everything left out is a segment missed', () => {
  const marks = Object.fromEntries(
    checklistOf(bond).flatMap(({ id, kind }) => (kind === 'tone' ? [] : [[id, 'left-out' as const]])),
  )
  expect(findingsFromMarks({ segment: bond, segmentId: 1, marks })).toMatchObject([
    { rule: 'no-interpretation', detail: 'You marked everything in this segment as left out.' },
  ])
})

test('the marks of one segment are not on the checklist of another', () => {
  expect(areOnChecklist({ segmentIndex: 0, marks: { 'tone-1': 'wrong' } }, bond)).toBe(true)
  const [other] = EXAMPLE_SEGMENTS.filter((segment) => !checklistOf(segment).some(({ id }) => id === 'tone-1'))
  if (!other) throw new Error('Every example segment says please.')
  expect(areOnChecklist({ segmentIndex: 0, marks: { 'tone-1': 'wrong' } }, other)).toBe(false)
})
