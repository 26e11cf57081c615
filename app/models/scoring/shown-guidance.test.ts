import { expect, test } from 'vitest'
import { DEDUCTION_MARKS } from '#app/config/scoring.ts'
import { NO_GUIDANCE, type SegmentGuidance } from '../dialogues/guidance.ts'
import { SegmentSchema } from '../dialogues/segment.ts'
import { SEVERITIES } from './severities.ts'
import { showGuidance } from './shown-guidance.ts'

const greeting = SegmentSchema.parse({
  speaker: 'English',
  text: 'Good morning. Your referral is here.',
  translation: 'Günaydın. Sevk yazınız burada.',
  variants: ['Günaydın, sevkiniz burada.', 'Sevkiniz geldi, günaydın.'],
})
const answer = SegmentSchema.parse({ speaker: 'Turkish', text: 'Merhaba.', translation: 'Hello.' })
const segments = [greeting, answer]
const note = { en: 'Say “sevk”.', tr: '“Sevk” de.' }
const said: SegmentGuidance = {
  variantKinds: ['close', 'concise'],
  wrongs: SEVERITIES.map((severity) => ({
    text: `Günaydın (${severity}).`,
    type: 'language',
    kind: 'what',
    severity,
    note,
  })),
  note,
  terms: ['referral'],
}
const terms = [
  { english: 'referral', turkish: 'sevk yazısı', vocabularyId: 7, isInDeck: false },
  { english: 'knee', turkish: 'diz', vocabularyId: null, isInDeck: false },
]
const shown = (wanted: typeof segments) => showGuidance({ segments, guidance: [said, NO_GUIDANCE], terms, wanted })

test('a wrong rendition costs what its severity takes off, and a segment has its own terms', () => {
  const [first, second] = shown(segments)
  expect(first).toMatchObject({ note, variantKinds: ['close', 'concise'], terms: [terms[0]] })
  expect(first?.wrongs.map(({ severity, cost }) => [severity, cost])).toEqual(Object.entries(DEDUCTION_MARKS))
  expect(first?.wrongs[0]).toMatchObject({ category: 'language_quality', note })
  expect(second).toEqual({ note: null, variantKinds: [], wrongs: [], terms: [] })
})

test('it goes with a segment wherever that was, and a variant keeps its kind', () => {
  const [, variant = ''] = greeting.variants
  expect(shown([answer, { ...greeting, variants: [variant] }])).toMatchObject([
    { note: null },
    { note, variantKinds: ['concise'] },
  ])
})

test.each([{ text: 'Good evening.' }, { translation: 'İyi akşamlar.' }])(
  'nothing is said of an older segment with %j',
  (change) => {
    expect(shown([{ ...greeting, ...change }])).toEqual([{ note: null, variantKinds: [], wrongs: [], terms: [] }])
  },
)
