import { readdirSync, readFileSync } from 'node:fs'
import { DEDUCTION_MARKS, FULL_MARKS, PASS_MARKS } from '#app/config/scoring.ts'
import { assess } from '#app/models/scoring/embedded/find-errors.ts'
import type { Finding, Severity } from '#app/models/scoring/evaluation.ts'
import { deduct } from '#app/models/scoring/naati-score.ts'
import type { Judge } from '../../scorer/judge/judge.ts'
import { loadJudge } from '../../scorer/judge/load.ts'
import { readLimits } from '../../scorer/judge/limits.ts'
import type { LibraryDialogue } from './material.ts'
import { type Judged, reportJudged, type SegmentResult, type Total } from './performance-report.ts'

// Whole performances that two markers have marked (scorer/data/README.md). They only measure: nothing is tuned on them, and their
// segments are not listed here.

const FOLDER = 'scorer/data/performances'
const LIMITS = readLimits()

interface Marked {
  severity: Severity
  category: Finding['category'] | 'language'
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

/** What the learned judge says of a segment, by the limits that its training chose. */
async function judgedSegment(judge: Judge, segment: Segment, rendition: string) {
  const judgement = await judge.judge({
    sourceLanguage: segment.speaker === 'English' ? 'en' : 'tr',
    source: segment.text,
    references: [segment.translation, ...(segment.variants ?? [])],
    rendition,
  })
  if (!judgement) throw new Error(`Nothing to judge by: ${segment.text}`)
  const { major, critical, expectedMarks } = judgement
  const result: SegmentResult = {
    isFaulty: major >= LIMITS.major,
    isCritical: critical >= LIMITS.critical,
    isRight: major < LIMITS.major,
  }
  return { result, expectedMarks }
}

async function judged(performance: Performance, dialogue: LibraryDialogue, judge: Judge): Promise<Judged> {
  const segments: Judged['segments'] = []
  const findings: Finding[] = []
  let judgeTotal: number = FULL_MARKS
  for (const { n, rendition, first } of performance.segments) {
    const segment = dialogue.segments[n - 1]
    if (!segment) throw new Error(`${performance.slug} has no segment ${n}`)
    const rules = assess({ segment, segmentId: n, rendition: { status: 'spoken', text: rendition } }).findings
    const { result, expectedMarks } = await judgedSegment(judge, segment, rendition)
    findings.push(...rules)
    judgeTotal -= expectedMarks
    segments.push({
      rules: resultOf(rules.map(({ type }) => type)),
      judge: result,
      first: resultOf(first.map(({ severity }) => severity)),
    })
  }
  return {
    style: performance.style,
    segments,
    totals: {
      rules: totalOf(findings, segments.length),
      judge: { total: Math.max(0, judgeTotal), isPass: judgeTotal >= PASS_MARKS },
      first: markedBy('first', performance),
      second: markedBy('second', performance),
    },
  }
}

/** How far the rules and the learned judge are from the first marker, and the second marker beside them. */
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
