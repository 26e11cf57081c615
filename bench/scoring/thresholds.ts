import { pairAccuracy, rates, type AssessedItem, type Rates } from './measure.ts'
import { SPLITS } from './report.ts'
import { simulate } from './simulate.ts'

type Measure = Exclude<keyof Rates, 'count'>

interface Threshold {
  kinds: string[]
  measure: Measure
  least?: number
  most?: number
}

/** Thresholds for each direction over all material. Values are shares of the items. */
const THRESHOLDS: Threshold[] = [
  { kinds: ['number', 'number-spoiled'], measure: 'critical', least: 0.95 },
  { kinds: ['weekday', 'month'], measure: 'critical', least: 0.97 },
  { kinds: ['time'], measure: 'major', least: 0.9 },
  { kinds: ['unit', 'own unit', 'own money'], measure: 'critical', least: 0.85 },
  { kinds: ['negation', 'own negation'], measure: 'critical', least: 0.9 },
  { kinds: ['can'], measure: 'critical', least: 0.9 },
  { kinds: ['before-after', 'direction', 'own opposite', 'own order'], measure: 'critical', least: 0.9 },
  { kinds: ['modality', 'own modality'], measure: 'major', least: 0.8 },
  { kinds: ['condition', 'own condition'], measure: 'major', least: 0.8 },
  { kinds: ['frequency', 'own frequency'], measure: 'critical', least: 0.75 },
  { kinds: ['kinship', 'own kinship'], measure: 'critical', least: 0.75 },
  { kinds: ['possessor', 'own possessor'], measure: 'major', least: 0.8 },
  { kinds: ['roles', 'own role'], measure: 'major', least: 0.4 },
  { kinds: ['quantity', 'own quantity'], measure: 'major', least: 0.65 },
  { kinds: ['name', 'own name'], measure: 'major', least: 0.85 },
  { kinds: ['half-missing', 'third-missing', 'own omission'], measure: 'major', least: 0.93 },
  { kinds: ['inserted-clause', 'own insertion'], measure: 'major', least: 0.97 },
  { kinds: ['source-words', 'own source-words'], measure: 'found', least: 0.97 },
  { kinds: ['shuffled'], measure: 'found', least: 0.9 },
  { kinds: ['fillers'], measure: 'found', least: 0.97 },
  { kinds: ['paraphrase'], measure: 'critical', most: 0.03 },
  { kinds: ['paraphrase'], measure: 'major', most: 0.1 },
  { kinds: ['paraphrase'], measure: 'meanLost', most: 0.3 },
  {
    kinds: ['accepted', 'asr-style', 'digits-words', 'repair', 'one-filler', 'borrowing'],
    measure: 'meanLost',
    most: 0.02,
  },
  { kinds: ['name-typo', 'number-repaired', 'repeated-phrase'], measure: 'meanLost', most: 0.05 },
]
const PAIRS = 0.9
const CORRELATION = { development: 0.93, 'held-out': 0.93, own: 0.7 }

function missedOf(judged: readonly AssessedItem[], direction: string): string[] {
  const ofDirection = judged.filter((item) => item.direction === direction)
  return THRESHOLDS.flatMap(({ kinds, measure, least = 0, most = Number.POSITIVE_INFINITY }) => {
    const items = ofDirection.filter(({ kind }) => kinds.includes(kind))
    const value = rates(items)[measure]
    if (items.length === 0 || (value >= least && value <= most)) return []
    return [`${direction} ${kinds.join(', ')}: ${measure} is ${value.toFixed(2)} of ${items.length}`]
  })
}

/** The thresholds missed, as sentences. */
export function missedThresholds(judged: readonly AssessedItem[]): string[] {
  return [
    ...missedOf(judged, 'en-tr'),
    ...missedOf(judged, 'tr-en'),
    ...SPLITS.flatMap((split) => {
      const items = judged.filter((item) => item.split === split)
      const { share } = pairAccuracy(items, ({ score }) => score)
      const { correlation } = simulate(items)
      return [
        ...(share < PAIRS ? [`${split}: good above bad in only ${share.toFixed(2)} of the pairs`] : []),
        ...(correlation < CORRELATION[split] ? [`${split}: Spearman of dialogues is ${correlation.toFixed(2)}`] : []),
      ]
    }),
  ]
}
