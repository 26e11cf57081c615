import type { Direction } from './items.ts'
import { isAtLeast, type AssessedItem, spearman } from './measure.ts'

// Hand-written renditions and further wordings of our library, one reference each. `material.ts` lists the data sets.
const HALVES = [
  'written',
  'spoken',
  'spoken-later',
  'marked',
  'free',
  'free-later',
  'free-newest',
  'general',
  'adversarial',
  'one-place',
  'learners',
  'candidates',
  'short',
  'library',
  'blind',
  'marked-blind',
  'free-blind',
  'short-blind',
] as const
const DIRECTIONS: readonly Direction[] = ['en-tr', 'tr-en']
/** The fewest marks out of 45 that a correct rendition should keep, and the most that a critical error should leave. */
const RIGHT_MARKS = 38
const CRITICAL_MARKS = 26
/** How far our marks may be from the human ones and still be fair. */
const FAIR_MARKS = 6

interface Figures {
  /** Shares of the correct renditions. */
  falseCritical: number
  falseMajor: number
  markedDown: number
  /**
   * Shares of the wrong renditions: found at all, found with at least the right severity, and critical ones left with
   * few marks.
   */
  found: number
  enough: number
  criticalMarks: number
}

type Thresholds = Figures

/** Upper limits for false alarms, lower limits for the others: slightly worse than measured when they were set. */
const THRESHOLDS: Record<(typeof HALVES)[number], Thresholds> = {
  written: { falseCritical: 0.02, falseMajor: 0.05, markedDown: 0.05, found: 0.9, enough: 0.84, criticalMarks: 0.79 },
  spoken: { falseCritical: 0.01, falseMajor: 0.04, markedDown: 0.04, found: 0.78, enough: 0.73, criticalMarks: 0.71 },
  'spoken-later': {
    falseCritical: 0.03,
    falseMajor: 0.07,
    markedDown: 0.07,
    found: 0.81,
    enough: 0.78,
    criticalMarks: 0.74,
  },
  marked: { falseCritical: 0.04, falseMajor: 0.07, markedDown: 0.07, found: 0.8, enough: 0.74, criticalMarks: 0.62 },
  free: { falseCritical: 0.07, falseMajor: 0.1, markedDown: 0.1, found: 0.62, enough: 0.55, criticalMarks: 0.39 },
  'free-later': {
    falseCritical: 0.04,
    falseMajor: 0.07,
    markedDown: 0.07,
    found: 0.5,
    enough: 0.41,
    criticalMarks: 0.37,
  },
  'free-newest': {
    falseCritical: 0.04,
    falseMajor: 0.1,
    markedDown: 0.1,
    found: 0.64,
    enough: 0.58,
    criticalMarks: 0.6,
  },
  general: { falseCritical: 0.02, falseMajor: 0.12, markedDown: 0.12, found: 0.93, enough: 0.86, criticalMarks: 0.84 },
  adversarial: {
    falseCritical: 0.06,
    falseMajor: 0.1,
    markedDown: 0.1,
    found: 0.85,
    enough: 0.72,
    criticalMarks: 0.53,
  },
  'one-place': {
    falseCritical: 0.05,
    falseMajor: 0.06,
    markedDown: 0.06,
    found: 0.7,
    enough: 0.6,
    criticalMarks: 0.6,
  },
  learners: { falseCritical: 0.01, falseMajor: 0.02, markedDown: 0.02, found: 0.5, enough: 0.4, criticalMarks: 0.4 },
  candidates: { falseCritical: 0.02, falseMajor: 0.05, markedDown: 0.05, found: 0.8, enough: 0.7, criticalMarks: 0.7 },
  short: { falseCritical: 0.06, falseMajor: 0.12, markedDown: 0.12, found: 0.45, enough: 0.38, criticalMarks: 0.28 },
  library: { falseCritical: 0.06, falseMajor: 0.2, markedDown: 0.2, found: 0.69, enough: 0.6, criticalMarks: 0.72 },
  // Since rules version 8 more errors are found here, and more correct renditions flagged.
  blind: { falseCritical: 0.05, falseMajor: 0.11, markedDown: 0.11, found: 0.75, enough: 0.68, criticalMarks: 0.7 },
  'marked-blind': {
    falseCritical: 0.05,
    falseMajor: 0.12,
    markedDown: 0.12,
    found: 0.65,
    enough: 0.61,
    criticalMarks: 0.71,
  },
  // Since rules version 13 five times as many inserted clauses are found, with more false alarms.
  'free-blind': {
    falseCritical: 0.08,
    falseMajor: 0.17,
    markedDown: 0.17,
    found: 0.51,
    enough: 0.41,
    criticalMarks: 0.4,
  },
  'short-blind': {
    falseCritical: 0.09,
    falseMajor: 0.12,
    markedDown: 0.12,
    found: 0.45,
    enough: 0.38,
    criticalMarks: 0.28,
  },
}

function figures(items: readonly AssessedItem[]): Figures {
  const [right, wrong] = [true, false].map((isRight) => items.filter(({ least }) => (least === 'clean') === isRight))
  const share = (of: readonly AssessedItem[] | undefined, holds: (item: AssessedItem) => boolean) =>
    of ? of.filter(holds).length / Math.max(1, of.length) : 0
  const critical = wrong?.filter(({ least }) => least === 'critical')
  return {
    falseCritical: share(right, ({ worst }) => worst === 'critical'),
    falseMajor: share(right, ({ worst }) => isAtLeast(worst, 'major')),
    markedDown: share(right, ({ score }) => score <= RIGHT_MARKS),
    found: share(wrong, ({ worst }) => worst !== 'clean'),
    enough: share(wrong, ({ worst, least }) => isAtLeast(worst, least)),
    criticalMarks: share(critical, ({ score }) => score <= CRITICAL_MARKS),
  }
}

const ofHalf = (judged: readonly AssessedItem[], half: string, direction?: Direction) =>
  judged.filter((item) => item.split === half && (!direction || item.direction === direction))

const percent = (share: number) => `${Math.round(share * 100)} %`

/** How close our marks are to the human ones. */
function marksLine(items: readonly AssessedItem[]): string {
  const pairs = items.flatMap(({ score, deserved }) => (deserved === undefined ? [] : [{ score, deserved }]))
  const apart = pairs.map(({ score, deserved }) => Math.abs(score - deserved))
  const mean = apart.reduce((sum, marks) => sum + marks, 0) / apart.length
  const fair = apart.filter((marks) => marks <= FAIR_MARKS).length / apart.length
  const order = spearman(
    pairs.map(({ score }) => score),
    pairs.map(({ deserved }) => deserved),
  )
  return `Spearman ${order.toFixed(2)}, ${mean.toFixed(1)} marks apart, within ${FAIR_MARKS} marks ${percent(fair)}`
}

/** The figures per data set as text. */
export function reportWritten(judged: readonly AssessedItem[]): string {
  const lines = HALVES.flatMap((half) =>
    DIRECTIONS.map((direction) => {
      const items = ofHalf(judged, half, direction)
      const { falseCritical, falseMajor, markedDown, found, enough, criticalMarks } = figures(items)
      const right = items.filter(({ least }) => least === 'clean').length
      return [
        `${half.padEnd(12)} ${direction}: of ${right} right ones critical ${percent(falseCritical)}, major or worse`,
        `${percent(falseMajor)}, ${RIGHT_MARKS} or less ${percent(markedDown)}; of ${items.length - right} wrong ones`,
        `found ${percent(found)}, as grave ${percent(enough)}, critical at ${CRITICAL_MARKS} or less ${percent(criticalMarks)}`,
        ...(items.some(({ deserved }) => deserved !== undefined) ? [`; ${marksLine(items)}`] : []),
      ].join(' ')
    }),
  )
  return ['', 'hand-written, one reference each', ...lines].join('\n')
}

/** The thresholds missed, as sentences. */
export function missedWritten(judged: readonly AssessedItem[]): string[] {
  return HALVES.flatMap((half) => {
    const measured = figures(ofHalf(judged, half))
    const thresholds = THRESHOLDS[half]
    const most = (['falseCritical', 'falseMajor', 'markedDown'] as const).filter(
      (name) => measured[name] > thresholds[name],
    )
    const least = (['found', 'enough', 'criticalMarks'] as const).filter((name) => measured[name] < thresholds[name])
    return [...most, ...least].map(
      (name) => `${half}: ${name} is ${percent(measured[name])}, not ${percent(thresholds[name])}`,
    )
  })
}
