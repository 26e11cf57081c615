import { readdirSync, readFileSync } from 'node:fs'
import { DEDUCTION_MARKS } from '#app/config/scoring.ts'
import { assess } from '#app/models/scoring/embedded/find-errors.ts'
import type { Finding, NaatiScore, Severity } from '#app/models/scoring/evaluation.ts'
import { deduct } from '#app/models/scoring/naati-score.ts'
import type { LibraryDialogue } from './material.ts'

// Whole performances that two markers have marked (scorer/data/README.md). They only measure: nothing is tuned on them, and their
// segments are not listed here.

const FOLDER = 'scorer/data/performances'
const MAJOR = DEDUCTION_MARKS.major

interface Marked {
  severity: Severity
  category: Finding['category'] | 'language'
}

interface Performance {
  slug: string
  style: 'raw' | 'punctuated'
  segments: { n: number; rendition: string; first: Marked[]; second: Marked[] }[]
}

interface Judged {
  style: Performance['style']
  /** By the rules and by each marker. */
  scores: Record<'rules' | 'first' | 'second', NaatiScore>
  /** What each segment lost, by the rules and by the first marker. */
  segments: { rules: number; first: number; isCritical: boolean }[]
}

const marksOf = (severities: readonly Severity[]) =>
  severities.reduce((sum, severity) => sum + DEDUCTION_MARKS[severity], 0)

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

/** A marker's errors, deducted as the rules' are. */
function scoreBy(marker: 'first' | 'second', { segments }: Performance): NaatiScore {
  const findings = segments.flatMap((segment) => segment[marker].map((error) => asFinding(error, segment.n)))
  return deduct({ findings, segmentCount: segments.length })
}

function judge(performance: Performance, dialogue: LibraryDialogue): Judged {
  const assessed = performance.segments.map(({ n, rendition, first }) => {
    const segment = dialogue.segments[n - 1]
    if (!segment) throw new Error(`${performance.slug} has no segment ${n}`)
    const { findings } = assess({ segment, segmentId: n, rendition: { status: 'spoken', text: rendition } })
    return { findings, first: marksOf(first.map(({ severity }) => severity)) }
  })
  const rules = deduct({ findings: assessed.flatMap(({ findings }) => findings), segmentCount: assessed.length })
  return {
    style: performance.style,
    scores: { rules, first: scoreBy('first', performance), second: scoreBy('second', performance) },
    segments: assessed.map(({ findings, first }) => ({
      rules: marksOf(findings.map(({ type }) => type)),
      first,
      isCritical: findings.some(({ type }) => type === 'critical'),
    })),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function correlation(ones: readonly number[], others: readonly number[]): number {
  const [middle, otherMiddle] = [mean(ones), mean(others)]
  const pairs = ones.map((one, index) => [one - middle, (others[index] ?? 0) - otherMiddle] as const)
  const of = (product: (pair: readonly [number, number]) => number) => mean(pairs.map(product))
  return of(([x, y]) => x * y) / Math.sqrt(of(([x]) => x * x) * of(([, y]) => y * y))
}

function line(name: string, judged: readonly Judged[], who: 'rules' | 'second'): string {
  const totals = (by: 'rules' | 'first' | 'second') => judged.map(({ scores }) => scores[by].total)
  const [ours, theirs] = [totals(who), totals('first')]
  const apart = mean(ours.map((total, index) => Math.abs(total - (theirs[index] ?? 0))))
  const same = judged.filter(({ scores }) => scores[who].grade === scores.first.grade).length
  return `${name.padEnd(28)} ${apart.toFixed(2)} of 45 apart, r ${correlation(ours, theirs).toFixed(3)}, same verdict ${same} of ${judged.length}`
}

function segmentLine(name: string, judged: readonly Judged[]): string {
  const segments = judged.flatMap((one) => one.segments)
  const [right, wrong] = [segments.filter(({ first }) => first === 0), segments.filter(({ first }) => first >= MAJOR)]
  const share = (some: readonly unknown[], of: readonly unknown[]) =>
    `${((100 * some.length) / of.length).toFixed(1)} %`
  const blamed = right.filter(({ rules }) => rules >= MAJOR)
  const critical = right.filter(({ isCritical }) => isCritical)
  const found = wrong.filter(({ rules }) => rules >= MAJOR)
  return `${name.padEnd(28)} ${right.length} right: ${share(blamed, right)} blamed (critical ${share(critical, right)}); ${wrong.length} wrong: ${share(found, wrong)} found`
}

/** How far the rules are from the first marker, and the second marker beside them. */
export function reportPerformances(library: readonly LibraryDialogue[]): string {
  const bySlug = new Map(library.map((dialogue) => [dialogue.slug, dialogue]))
  const judged = readdirSync(FOLDER).map((name) => {
    const performance: Performance = JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))
    const dialogue = bySlug.get(performance.slug)
    if (!dialogue) throw new Error(`${performance.slug} is not in the library`)
    return judge(performance, dialogue)
  })
  const [raw, punctuated] = (['raw', 'punctuated'] as const).map((style) => judged.filter((one) => one.style === style))
  return [
    'Whole performances, beside the first marker',
    line('rules', judged, 'rules'),
    line('rules, raw', raw ?? [], 'rules'),
    line('rules, punctuated', punctuated ?? [], 'rules'),
    line('second marker', judged, 'second'),
    segmentLine('rules', judged),
    segmentLine('rules, raw', raw ?? []),
    segmentLine('rules, punctuated', punctuated ?? []),
  ].join('\n')
}
