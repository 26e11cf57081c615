import { DEDUCTION_MARKS } from '#app/config/scoring.ts'
import type { Finding, Rendition, Severity } from '#app/models/scoring/evaluation.ts'
import { deduct } from '#app/models/scoring/naati-score.ts'
import { outlookOf } from '#app/models/scoring/outlook.ts'
import { judgeHere } from '#app/services/scoring/judging/judge-here.server.ts'
import type { Marked, MarkedSegment, Performance } from './performance-files.ts'
import { type Judged, reportJudged, type SegmentResult, type Total } from './performance-report.ts'

/** A marker's error as one of our findings; only what `deduct` reads of it is meant. */
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
  const { total, errors, grade } = deduct({ findings: [...findings], segmentCount })
  return { total, errors, isPass: grade === 'Pass' }
}

/** A marker's errors, deducted as ours are. */
function markedBy(marker: 'first' | 'second', { segments }: Performance): Total {
  const findings = segments.flatMap((segment) => (segment[marker] ?? []).map((error) => asFinding(error, segment.n)))
  return totalOf(findings, segments.length)
}

function resultOf(severities: readonly Severity[]): SegmentResult {
  const marks = severities.reduce((sum, severity) => sum + DEDUCTION_MARKS[severity], 0)
  return { isFaulty: marks >= DEDUCTION_MARKS.major, isCritical: severities.includes('critical'), isRight: marks === 0 }
}

/** Whether a quote touches the words that a marker quoted, in the same text. */
function touches(quote: string | null, text: string, words: string): boolean {
  const [from, marked] = [quote ? text.indexOf(quote) : -1, words ? text.indexOf(words) : -1]
  return from >= 0 && marked >= 0 && from < marked + words.length && marked < from + (quote ?? '').length
}

async function judged(performance: Performance): Promise<Judged> {
  const segments = performance.dialogue
  const renditions = segments.map((_, index): Rendition => {
    const said = performance.segments.find(({ n }) => n === index + 1)
    return said ? { status: 'spoken', text: said.rendition } : { status: 'missed' }
  })
  // As in the app, segment by segment.
  const judgements = await judgeHere({ segments, renditions, words: [] })
  if (judgements.some(({ judgeProblem }) => judgeProblem)) throw new Error('The judge could not be opened.')
  const resultFor = ({ first, rendition, n }: MarkedSegment): Judged['segments'][number] => {
    const findings = judgements[n - 1]?.findings ?? []
    const isPointedAt = ({ referenceQuote, renditionQuote }: Finding) =>
      first.some(
        ({ lost, said }) =>
          touches(referenceQuote, segments[n - 1]?.text ?? '', lost) || touches(renditionQuote, rendition, said),
      )
    return {
      ours: resultOf(findings.map(({ type }) => type)),
      first: resultOf(first.map(({ severity }) => severity)),
      pointed: findings.filter(({ type }) => type !== 'minor').map(isPointedAt),
    }
  }
  const ours = totalOf(
    judgements.flatMap(({ findings }) => findings),
    performance.segments.length,
  )
  const results = performance.segments.map(({ n, rendition }) => ({ segmentIndex: n - 1, transcript: rendition }))
  return {
    style: performance.style,
    range: outlookOf({ score: ours, segments, results, isDisputed: false }),
    segments: performance.segments.map(resultFor),
    totals: {
      ours,
      first: markedBy('first', performance),
      second: performance.segments.some(({ second }) => second) ? markedBy('second', performance) : null,
    },
  }
}

/** How far the scorer is from the first marker, and the second marker beside it. */
export async function reportPerformances(performances: readonly Performance[]): Promise<string> {
  const all: Judged[] = []
  for (const performance of performances) all.push(await judged(performance))
  return reportJudged(all)
}
