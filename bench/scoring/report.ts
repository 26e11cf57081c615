import type { Direction } from './items.ts'
import { pairAccuracy, rates, type AssessedItem } from './measure.ts'
import type { Split } from './material.ts'
import { simulate } from './simulate.ts'

export const SPLITS = ['development', 'held-out', 'own'] as const satisfies Split[]
const DIRECTIONS: readonly Direction[] = ['en-tr', 'tr-en']

const percent = (share: number) => String(Math.round(share * 100)).padStart(3)
const decimals = (value: number) => value.toFixed(2)

/**
 * `12  92 92 75`: the number of items, and the percentages in which the finding was severe enough, major or worse, and
 * critical.
 */
function cell(items: AssessedItem[]): string {
  if (items.length === 0) return ' '.repeat(17)
  const { count, enough, major, critical } = rates(items)
  return `${String(count).padStart(4)} ${percent(enough)} ${percent(major)} ${percent(critical)}  `
}

function cleanCell(items: AssessedItem[]): string {
  if (items.length === 0) return ' '.repeat(17)
  const { count, major, critical, meanLost } = rates(items)
  return `${String(count).padStart(4)} ${percent(major)} ${percent(critical)} ${decimals(meanLost).padStart(5)}`
}

function table(items: readonly AssessedItem[], title: string, write: (items: AssessedItem[]) => string): string[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))].sort()
  const row = (name: string, group: readonly AssessedItem[]) =>
    name.padEnd(18) + SPLITS.map((split) => write(group.filter((item) => item.split === split)).padEnd(19)).join('')
  return [
    title,
    ' '.repeat(18) + SPLITS.map((split) => split.padEnd(19)).join(''),
    ...kinds.map((kind) =>
      row(
        kind,
        items.filter((item) => item.kind === kind),
      ).trimEnd(),
    ),
    row('all', items).trimEnd(),
    '',
  ]
}

/** The rules that charge free renditions, with counts. */
function falseAlarms(judged: readonly AssessedItem[]): string[] {
  const free = judged.filter(({ kind }) => kind === 'paraphrase')
  const charged = free.flatMap(({ split, findings }) =>
    findings.map(({ type, rule }) => ({ split, name: `${type} ${rule}` })),
  )
  return [
    'rules that charge free renditions',
    ...[...new Set(charged.map(({ name }) => name))].sort().map((name) =>
      [
        name.padEnd(36),
        ...SPLITS.map((split) =>
          String(charged.filter((one) => one.split === split && one.name === name).length)
            .padStart(4)
            .padEnd(14),
        ),
      ]
        .join('')
        .trimEnd(),
    ),
  ]
}

/** The report as text. Contains no times, so that two runs are identical. */
export function report(judged: readonly AssessedItem[]): string {
  const lines = DIRECTIONS.flatMap((direction) => {
    const ofDirection = judged.filter((item) => item.direction === direction)
    const wrong = ofDirection.filter(({ least }) => least !== 'clean')
    const clean = ofDirection.filter(({ least }) => least === 'clean')
    return [
      ...table(wrong, `${direction}, wrong: items, % found as grave as it is, % major or worse, % critical`, cell),
      ...table(clean, `${direction}, clean: items, % major or worse, % critical, mean marks lost`, cleanCell),
    ]
  })
  const overall = SPLITS.map((split) => {
    const ofSplit = judged.filter((item) => item.split === split)
    const [ours, chrfCorrelation] = [
      pairAccuracy(ofSplit, ({ score }) => score),
      pairAccuracy(ofSplit, (item) => item.chrf),
    ]
    const { correlation, cleanTotal, cleanPass } = simulate(ofSplit)
    return [
      split.padEnd(12),
      `good above bad in ${ours.pairs} pairs: ours ${decimals(ours.share)}, chrF ${decimals(chrfCorrelation.share)};`,
      `dialogues: Spearman ${decimals(correlation)}, free renditions ${decimals(cleanTotal)} of 45, ${percent(cleanPass)} % pass`,
    ].join(' ')
  })
  const similarity = SPLITS.map((split) => {
    const mean = (kind: string) => {
      const values = judged.filter((item) => item.split === split && item.kind === kind).map((item) => item.similarity)
      return decimals(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length))
    }
    return `${split.padEnd(12)} mean similarity: accepted ${mean('accepted')}, free ${mean('paraphrase')}, two thirds ${mean('third-missing')}, half ${mean('half-missing')}`
  })
  return [...lines, ...falseAlarms(judged), '', ...overall, ...similarity].join('\n')
}
