import { examFacts } from '#app/config/exam-facts.ts'
import {
  DIALOGUE_SPREAD_MIN,
  MARKER_BIAS,
  MARKER_SPREAD,
  RANGE_DEVIATIONS,
  READINESS_DAYS,
  READINESS_DIALOGUES,
  READINESS_HALF_LIFE_DAYS,
  READINESS_MIN_DIALOGUES,
} from '#app/config/readiness.ts'
import type { MarkedBy } from '../scoring/marked-by.ts'

/** A dialogue that was marked. */
export interface MarkedDialogue {
  /** Out of 45. */
  marks: number
  markedBy: MarkedBy
  /** How long ago it was interpreted. */
  daysAgo: number
}

export interface Readiness {
  /** Marks of 90 to expect, and the range that holds four of five. Whole numbers. */
  expected: number
  low: number
  high: number
  /** Of a single dialogue, out of 45. */
  perDialogue: number
  verdict: 'likely' | 'open' | 'not-yet'
  /** How many dialogues it rests on, and how many of them the learner marked. */
  dialogues: number
  selfMarked: number
}

/** What is missing for a figure. */
export interface TooFew {
  missing: number
}

const HALF = 0.5

/**
 * What a learner's results say about the test: two dialogues out of 45, 63 of 90 together and 29 in each. Results weigh less the
 * older they are and the less sure their marker is; the spread of a marker is taken out of the spread of the results, since an
 * examiner has another. An estimate of our own: it knows no voice, no nerves and no examiner.
 */
export function readinessOf(results: readonly MarkedDialogue[]): Readiness | TooFew {
  const recent = results
    .filter(({ daysAgo }) => daysAgo <= READINESS_DAYS)
    .toSorted(
      (one, other) =>
        one.daysAgo - other.daysAgo || one.marks - other.marks || one.markedBy.localeCompare(other.markedBy),
    )
    .slice(0, READINESS_DIALOGUES)
  if (recent.length < READINESS_MIN_DIALOGUES) return { missing: READINESS_MIN_DIALOGUES - recent.length }
  const weighted = recent.map((one) => {
    const variance = MARKER_SPREAD[one.markedBy] ** 2
    return {
      ...one,
      variance,
      weight: HALF ** (one.daysAgo / READINESS_HALF_LIFE_DAYS) / (variance + DIALOGUE_SPREAD_MIN ** 2),
    }
  })
  const sumOf = (value: (one: (typeof weighted)[number]) => number) =>
    weighted.reduce((sum, one) => sum + value(one), 0)
  const all = sumOf(({ weight }) => weight)
  const mean = sumOf(({ weight, marks }) => weight * marks) / all
  const markers = sumOf(({ weight, variance }) => weight * variance) / all
  const observed = sumOf(({ weight, marks }) => weight * (marks - mean) ** 2) / all
  const effective = all ** 2 / sumOf(({ weight }) => weight ** 2)
  const between = Math.max(DIALOGUE_SPREAD_MIN ** 2, observed - markers)
  const ofMean = (between + markers) / effective + MARKER_BIAS ** 2
  return judge({
    mean,
    between,
    ofMean,
    dialogues: recent.length,
    selfMarked: recent.filter(({ markedBy }) => markedBy === 'learner').length,
  })
}

function judge(found: {
  mean: number
  /** Variance of a dialogue around the mean, and of the mean itself. */
  between: number
  ofMean: number
  dialogues: number
  selfMarked: number
}): Readiness {
  const { mean, between, ofMean, dialogues, selfMarked } = found
  const { value: outOf } = examFacts.marks
  const reach = RANGE_DEVIATIONS * Math.sqrt(2 * between + 4 * ofMean)
  const within = (marks: number) => Math.round(Math.min(Math.max(marks, 0), outOf))
  const [expected, low, high] = [within(2 * mean), within(2 * mean - reach), within(2 * mean + reach)]
  const needed = examFacts.passMarks.value
  const weakest = mean - RANGE_DEVIATIONS * Math.sqrt(between + ofMean)
  const isLikely = low >= needed && weakest >= examFacts.passMarksPerDialogue.value
  const verdict = isLikely ? 'likely' : high < needed ? 'not-yet' : 'open'
  return { expected, low, high, perDialogue: Math.round(mean), verdict, dialogues, selfMarked }
}
