import { expect, test } from 'vitest'
import { SegmentSchema } from '../../dialogues/segment.ts'
import { acceptWordings, type LibraryWord } from './accepted-wordings.ts'

const word = (over: Partial<LibraryWord>): LibraryWord => ({
  english: 'lease',
  turkish: 'kira sözleşmesi',
  acceptedEnglish: ['tenancy agreement'],
  acceptedTurkish: ['kira kontratı'],
  ...over,
})
const LIBRARY = [
  word({}),
  word({
    english: 'physiotherapist',
    turkish: 'fizyoterapist',
    acceptedEnglish: ['physio'],
    acceptedTurkish: ['fizik tedavi uzmanı'],
  }),
]
const TO_TURKISH = SegmentSchema.parse({
  speaker: 'English',
  text: 'Please bring the lease on Thursday.',
  translation: 'Perşembe günü lütfen kira sözleşmesini getirin.',
})
const TO_ENGLISH = SegmentSchema.parse({
  speaker: 'Turkish',
  text: 'Fizyoterapiste haftada iki kez gidiyorum.',
  translation: 'I go to the physiotherapist twice a week.',
})

const accept = (segment: typeof TO_TURKISH, rendition: string, words = LIBRARY) =>
  acceptWordings({ segment, rendition, words })

test('a library synonym adds the model in its wording, with its punctuation', () => {
  expect(accept(TO_TURKISH, 'Perşembe günü kira kontratınızı getirin lütfen.').variants).toEqual([
    'Perşembe günü lütfen kira kontratı getirin.',
  ])
  expect(accept(TO_ENGLISH, 'I go to the physio twice a week').variants).toEqual(['I go to the physio twice a week.'])
})

test('existing variants stay, each in both wordings', () => {
  const segment = { ...TO_ENGLISH, variants: ['Twice a week I see the physiotherapist.'] }
  expect(accept(segment, 'Twice a week I see the physio').variants).toEqual([
    'Twice a week I see the physiotherapist.',
    'I go to the physio twice a week.',
    'Twice a week I see the physio.',
  ])
})

test('nothing changes if the term was said as in the model, not said, or not in the source', () => {
  expect(accept(TO_TURKISH, 'Perşembe günü lütfen kira sözleşmesini getirin.')).toBe(TO_TURKISH)
  expect(accept(TO_TURKISH, 'Perşembe günü gelin.')).toBe(TO_TURKISH)
  const other = { ...TO_TURKISH, text: 'Please bring the papers on Thursday.' }
  expect(accept(other, 'Perşembe günü kira kontratını getirin.')).toBe(other)
  expect(accept(TO_TURKISH, 'Perşembe günü kira kontratını getirin.', [])).toBe(TO_TURKISH)
})
