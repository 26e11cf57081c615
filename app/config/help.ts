import type { ExamFactName } from './exam-facts.ts'

// /faq and /help-center: the entries, in order, and their categories. Text: copy/en/faq.ts, copy/en/help-center.ts.

/** The filters of /faq. No entry has `all`. */
export const FAQ_CATEGORIES = [
  'basics',
  'test-format',
  'preparation',
  'scoring',
  'ai-technology',
  'test-content',
  'requirements',
  'immigration',
  'test-information',
  'languages',
  'common-issues',
] as const
export type FaqCategory = (typeof FAQ_CATEGORIES)[number]

interface FaqEntry {
  id: string
  category: FaqCategory
  /** The exam facts it mentions; their sources are shown below the answer. */
  facts: readonly ExamFactName[]
}

export const FAQ = [
  { id: 'what-is-ccl', category: 'basics', facts: ['points', 'dialogues'] },
  { id: 'test-day', category: 'test-format', facts: ['wordsPerSegment', 'interpretingMinutes'] },
  { id: 'repeats-and-notes', category: 'test-format', facts: ['freeRepeatsPerDialogue'] },
  { id: 'how-long', category: 'preparation', facts: [] },
  { id: 'what-is-free', category: 'preparation', facts: [] },
  { id: 'pass-mark', category: 'scoring', facts: ['passMarks', 'passMarksPerDialogue'] },
  { id: 'how-naati-marks', category: 'scoring', facts: ['marks', 'freeRepeatsPerDialogue'] },
  { id: 'how-kopru-scores', category: 'ai-technology', facts: [] },
  { id: 'how-far-to-trust', category: 'ai-technology', facts: [] },
  { id: 'topics', category: 'test-content', facts: ['domains', 'everydayEnglishAllowed'] },
  { id: 'requirements', category: 'requirements', facts: ['headphonesAllowed'] },
  { id: 'points-and-visas', category: 'immigration', facts: ['points', 'validityYears'] },
  { id: 'fee-and-results', category: 'test-information', facts: ['feeDollars', 'resultWeeks', 'reviewFromMarks'] },
  { id: 'other-languages', category: 'languages', facts: [] },
  { id: 'microphone', category: 'common-issues', facts: [] },
] as const satisfies readonly FaqEntry[]
export type FaqId = (typeof FAQ)[number]['id']

/** The filters of /help-center. */
export const HELP_CATEGORIES = ['practice', 'scoring', 'naati', 'account', 'privacy', 'results', 'technical'] as const
export type HelpCategory = (typeof HELP_CATEGORIES)[number]
export type TipKind = 'security' | 'warning' | 'info'

interface HelpEntry {
  id: string
  category: HelpCategory
  /** The kind of its tip; null if it has none. */
  tip: TipKind | null
}

export const HELP = [
  { id: 'scoring', category: 'scoring', tip: 'info' },
  { id: 'start', category: 'practice', tip: 'info' },
  { id: 'results', category: 'results', tip: null },
  { id: 'privacy', category: 'privacy', tip: 'security' },
  { id: 'password', category: 'account', tip: 'security' },
  { id: 'levels', category: 'practice', tip: null },
  { id: 'naati', category: 'naati', tip: 'info' },
  { id: 'technical', category: 'technical', tip: 'warning' },
] as const satisfies readonly HelpEntry[]
export type HelpId = (typeof HELP)[number]['id']

/** Maximum length of the search text on both pages; longer text is truncated. */
export const QUESTION_SEARCH_MAX_CHARACTERS = 200
