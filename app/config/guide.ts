import type { ExamFactName } from './exam-facts.ts'

/** The anchors of the guide, in order. */
export const GUIDE_SECTIONS = [
  'what-is-ccl',
  'test-format',
  'scoring-criteria',
  'preparation-strategy',
  'ai-advantage',
  'common-mistakes',
] as const
export type GuideSection = (typeof GUIDE_SECTIONS)[number]

/** The table of the test's format, with the facts in each row. */
export const FORMAT_ROWS = [
  { id: 'dialogues', facts: ['dialogues', 'wordsPerDialogue'] },
  { id: 'segments', facts: ['wordsPerSegment', 'typicalSegments'] },
  { id: 'time', facts: ['interpretingMinutes', 'appointmentMinutes'] },
  { id: 'start', facts: ['startWithinSeconds'] },
  { id: 'repeats', facts: ['freeRepeatsPerDialogue'] },
  { id: 'tools', facts: ['headphonesAllowed'] },
  { id: 'pass', facts: ['passMarks', 'passMarksPerDialogue'] },
  { id: 'results', facts: ['resultWeeks', 'validityYears'] },
  { id: 'review', facts: ['reviewFromMarks', 'reviewWithinDays', 'reviewFeeDollars'] },
  { id: 'fee', facts: ['feeDollars'] },
  { id: 'sittings', facts: ['sittingsPerYear'] },
] as const satisfies { id: string; facts: readonly ExamFactName[] }[]
export type FormatRow = (typeof FORMAT_ROWS)[number]['id']

/** The three criteria as our practice score weighs them (config/scoring.ts). */
export const CRITERIA = ['meaning', 'language', 'delivery'] as const

/** When the text last changed, as YYYY-MM-DD; each fact has its own date (exam-facts.ts). */
export const GUIDE_UPDATED = '2026-11-21'
