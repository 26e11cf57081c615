import type { ErrorItem } from '../app/models/scoring/evaluation.ts'
import type { StudyPlan } from '../app/models/study-plan/study-plan.ts'

/** A learner of the bench. */
export interface Learner {
  name: string
  seed: number
  /** Of each day, Monday first. */
  minutes: number[]
  ratings: StudyPlan['ratings']
  /** How many errors of each kind a dialogue of theirs has on average. */
  errors: (Pick<ErrorItem, 'rule' | 'category' | 'deduction'> & { mean: number })[]
  /** A domain in which they make twice as many. */
  hardTopic: string
  /** The share of days on which they do nothing. */
  missedDays: number
  /** Domains with dialogues that they may open; null for all, and with mock tests. */
  topics: number | null
}

const NUMBER = { rule: 'number-replaced', category: 'distortion', deduction: 2 } as const
const NEGATION = { rule: 'negation-lost', category: 'distortion', deduction: 5 } as const
const PART = { rule: 'part-missing', category: 'omission', deduction: 2 } as const
const WORDING = { rule: 'worded-poorly', category: 'language_quality', deduction: 0.5 } as const

export const LEARNERS: Learner[] = [
  {
    name: 'loses numbers',
    seed: 1,
    minutes: [40, 40, 40, 40, 40, 75, 0],
    ratings: { hearing: 1, remembering: 4, wording: 4 },
    errors: [
      { ...NUMBER, mean: 3 },
      { ...PART, mean: 1 },
    ],
    hardTopic: 'Legal',
    missedDays: 0,
    topics: null,
  },
  {
    name: 'loses “not”, and lacks words',
    seed: 2,
    minutes: [30, 30, 30, 30, 30, 60, 30],
    ratings: { hearing: 4, remembering: 3, wording: 1 },
    errors: [
      { ...NEGATION, mean: 1 },
      { ...WORDING, mean: 4 },
      { ...PART, mean: 1 },
    ],
    hardTopic: 'Housing',
    missedDays: 0.1,
    topics: null,
  },
  {
    name: 'has little time, misses days and pays nothing',
    seed: 3,
    minutes: [15, 15, 15, 15, 15, 30, 20],
    ratings: { hearing: null, remembering: 1, wording: null },
    errors: [
      { ...PART, mean: 4 },
      { ...NUMBER, mean: 1 },
    ],
    hardTopic: 'Education',
    missedDays: 0.2,
    topics: 6,
  },
]
