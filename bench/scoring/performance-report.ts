import type { NaatiScore, Outlook } from '#app/models/scoring/evaluation.ts'

export interface Total extends Pick<NaatiScore, 'errors'> {
  /** Of 45. */
  total: number
  isPass: boolean
}

export interface SegmentResult {
  /** A major error or worse. */
  isFaulty: boolean
  isCritical: boolean
  /** Nothing was taken off. */
  isRight: boolean
}

type Totalled = 'ours' | 'second'

/** A whole performance as each of them saw it. */
export interface Judged {
  style: 'raw' | 'punctuated'
  range: Pick<Outlook, 'low' | 'high'>
  totals: Record<'ours' | 'first', Total> & { second: Total | null }
  /** `pointed`: whether each of our findings touches words that the first marker quoted. */
  segments: (Record<'ours' | 'first', SegmentResult> & { pointed: boolean[] })[]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function correlation(ones: readonly number[], others: readonly number[]): number {
  const [middle, otherMiddle] = [mean(ones), mean(others)]
  const pairs = ones.map((one, index) => [one - middle, (others[index] ?? 0) - otherMiddle] as const)
  const of = (product: (pair: readonly [number, number]) => number) => mean(pairs.map(product))
  return of(([x, y]) => x * y) / Math.sqrt(of(([x]) => x * x) * of(([, y]) => y * y))
}

function totalLine(name: string, judged: readonly Judged[], who: Totalled): string {
  const both = judged.flatMap(({ totals }) => {
    const own = totals[who]
    return own ? [{ own, first: totals.first }] : []
  })
  const [ours, theirs] = [both.map(({ own }) => own.total), both.map(({ first }) => first.total)]
  const apart = mean(ours.map((total, index) => Math.abs(total - (theirs[index] ?? 0))))
  const same = both.filter(({ own, first }) => own.isPass === first.isPass).length
  return `${name.padEnd(28)} ${apart.toFixed(2)} of 45 apart, r ${correlation(ours, theirs).toFixed(3)}, same verdict ${same} of ${both.length}`
}

function segmentLine(name: string, judged: readonly Judged[]): string {
  const segments = judged.flatMap((one) => one.segments)
  const [right, wrong] = [segments.filter(({ first }) => first.isRight), segments.filter(({ first }) => first.isFaulty)]
  const share = (some: readonly unknown[], of: readonly unknown[]) =>
    `${((100 * some.length) / of.length).toFixed(1)} %`
  const blamed = right.filter((one) => one.ours.isFaulty)
  const critical = right.filter((one) => one.ours.isCritical)
  const found = wrong.filter((one) => one.ours.isFaulty)
  return `${name.padEnd(28)} ${right.length} right: ${share(blamed, right)} blamed (critical ${share(critical, right)}); ${wrong.length} wrong: ${share(found, wrong)} found`
}

/** How often our range holds the marker's total. */
function rangeLine(judged: readonly Judged[]): string {
  const ranges = judged.map(({ range, totals: { first } }) => ({ ...range, marked: first.total }))
  const held = ranges.filter(({ low, high, marked }) => low <= marked && marked <= high)
  const widths = ranges.map(({ low, high }) => high - low).toSorted((one, other) => one - other)
  return `range                        holds ${held.length} of ${judged.length}, ${widths[Math.floor(widths.length / 2)]} marks wide at the median`
}

/** The scorer beside the first marker, over all and by style. */
export function reportJudged(judged: readonly Judged[]): string {
  const groups = [
    { name: '', of: judged },
    { name: ', raw', of: judged.filter(({ style }) => style === 'raw') },
    { name: ', punctuated', of: judged.filter(({ style }) => style === 'punctuated') },
  ]
  const lines = [
    ...groups.map(({ name, of }) => totalLine(`scorer${name}`, of, 'ours')),
    ...groups.map(({ name, of }) => segmentLine(`scorer${name}`, of)),
  ]
  const pointed = judged.flatMap((one) => one.segments).flatMap((one) => (one.first.isFaulty ? one.pointed : []))
  return [
    'Whole dialogues, beside the first marker',
    ...lines,
    `${pointed.filter(Boolean).length} of ${pointed.length} findings in wrong segments touch words that the marker quoted`,
    rangeLine(judged),
    ...(judged.some(({ totals }) => totals.second) ? [totalLine('second marker', judged, 'second')] : []),
  ].join('\n')
}
