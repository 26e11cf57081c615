import { readdirSync, readFileSync } from 'node:fs'
import { DEDUCTION_MARKS, FULL_MARKS, PASS_MARKS } from '#app/config/scoring.ts'
import { assess } from '#app/models/scoring/embedded/find-errors.ts'
import type { Finding, Severity } from '#app/models/scoring/evaluation.ts'
import { deduct } from '#app/models/scoring/naati-score.ts'
import { assess as assessAnew, type Finding as NewFinding, type Quote } from '../../scorer/engine/assess.ts'
import type { Judge } from '../../scorer/judge/judge.ts'
import { readLimits } from '../../scorer/judge/limits.ts'
import { loadJudge } from '../../scorer/judge/load.ts'
import type { LibraryDialogue } from './material.ts'
import { type Judged, reportJudged, type SegmentResult, type Total } from './performance-report.ts'

// Whole performances that two markers have marked (scorer/data/README.md). They only measure: nothing is tuned on them, and their
// segments are not listed here.

const FOLDER = 'scorer/data/performances'
const LIMITS = readLimits()

interface Marked {
  severity: Severity
  category: Finding['category'] | 'language'
  /** Words of the source and of the rendition; empty where there are none. */
  lost: string
  said: string
}

interface Performance {
  slug: string
  style: 'raw' | 'punctuated'
  segments: { n: number; rendition: string; first: Marked[]; second: Marked[] }[]
}

type Segment = LibraryDialogue['segments'][number]

/** A marker's error as one of the rules' findings; only what `deduct` reads of it is meant. */
const asFinding = ({ severity, category }: Marked, segmentId: number): Finding => ({
  segment_id: segmentId,
  type: severity,
  category: category === 'language' ? 'language_quality' : category,
  rule: 'part-missing',
  facts: {},
  detail: '',
  referenceQuote: '',
  renditionQuote: '',
  confidence: 'high',
})

function totalOf(findings: readonly Finding[], segmentCount: number): Total {
  const { total, grade } = deduct({ findings: [...findings], segmentCount })
  return { total, isPass: grade === 'Pass' }
}

/** A marker's errors, deducted as the rules' are. */
function markedBy(marker: 'first' | 'second', { segments }: Performance): Total {
  const findings = segments.flatMap((segment) => segment[marker].map((error) => asFinding(error, segment.n)))
  return totalOf(findings, segments.length)
}

function resultOf(severities: readonly Severity[]): SegmentResult {
  const marks = severities.reduce((sum, severity) => sum + DEDUCTION_MARKS[severity], 0)
  return { isFaulty: marks >= DEDUCTION_MARKS.major, isCritical: severities.includes('critical'), isRight: marks === 0 }
}

/** Whether a quote touches the words that a marker quoted. */
function touches(quote: Quote | null, text: string, words: string): boolean {
  const from = words === '' ? -1 : text.indexOf(words)
  return quote !== null && from >= 0 && quote.from < from + words.length && from < quote.to
}

/** What the new engine says of a segment. */
async function assessedAnew(judge: Judge, segment: Segment, { rendition, first }: Performance['segments'][number]) {
  const { findings, judgement } = await assessAnew(
    {
      sourceLanguage: segment.speaker === 'English' ? 'en' : 'tr',
      source: segment.text,
      references: [segment.translation, ...(segment.variants ?? [])],
      rendition,
    },
    { judge, limits: LIMITS },
  )
  const isPointedAt = ({ lost, said }: NewFinding) =>
    first.some((error) => touches(lost, segment.text, error.lost) || touches(said, rendition, error.said))
  return {
    severities: findings.map(({ severity }) => severity),
    expectedMarks: judgement?.expectedMarks ?? 0,
    pointed: findings.map(isPointedAt),
  }
}

/** Findings as `deduct` reads them. */
const asFindings = (severities: readonly Severity[], segmentId: number): Finding[] =>
  severities.map((severity) => asFinding({ severity, category: 'distortion', lost: '', said: '' }, segmentId))

async function judged(performance: Performance, dialogue: LibraryDialogue, judge: Judge): Promise<Judged> {
  const segments: Judged['segments'] = []
  const rules: Finding[] = []
  const anew: Finding[] = []
  let expected: number = FULL_MARKS
  for (const said of performance.segments) {
    const segment = dialogue.segments[said.n - 1]
    if (!segment) throw new Error(`${performance.slug} has no segment ${said.n}`)
    const rendition = { status: 'spoken', text: said.rendition } as const
    const { findings } = assess({ segment, segmentId: said.n, rendition })
    const { severities, expectedMarks, pointed } = await assessedAnew(judge, segment, said)
    rules.push(...findings)
    anew.push(...asFindings(severities, said.n))
    expected -= expectedMarks
    segments.push({
      rules: resultOf(findings.map(({ type }) => type)),
      engine: resultOf(severities),
      first: resultOf(said.first.map(({ severity }) => severity)),
      pointed,
    })
  }
  return {
    style: performance.style,
    segments,
    totals: {
      rules: totalOf(rules, segments.length),
      engine: totalOf(anew, segments.length),
      judge: { total: Math.max(0, expected), isPass: expected >= PASS_MARKS },
      first: markedBy('first', performance),
      second: markedBy('second', performance),
    },
  }
}

/** How far today's rules and the new engine are from the first marker, and the second marker beside them. */
export async function reportPerformances(library: readonly LibraryDialogue[]): Promise<string> {
  const bySlug = new Map(library.map((dialogue) => [dialogue.slug, dialogue]))
  const judge = await loadJudge()
  const all: Judged[] = []
  for (const name of readdirSync(FOLDER)) {
    const performance: Performance = JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))
    const dialogue = bySlug.get(performance.slug)
    if (!dialogue) throw new Error(`${performance.slug} is not in the library`)
    all.push(await judged(performance, dialogue, judge))
  }
  return reportJudged(all)
}
