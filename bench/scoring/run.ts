import { makeItems } from './items.ts'
import { readMaterial } from './material.ts'
import { judge, type Judged } from './measure.ts'
import { report } from './report.ts'
import { missed } from './thresholds.ts'
import { missedWritten, reportWritten } from './written.ts'

function explain(judged: readonly Judged[], wanted: string): string {
  const [split, kind] = wanted.split('/')
  return judged
    .filter((item) => item.split === split && item.kind === kind && item.split !== 'blind')
    .map(({ segment, text, direction, least, findings }) =>
      [
        `[${direction}] ${segment.text}`,
        `  = ${segment.translation}`,
        `  > ${text}`,
        `  ${least}: ${findings.map(({ type, rule, detail }) => `${type} ${rule}: ${detail}`).join(' | ') || 'nothing'}`,
      ].join('\n'),
    )
    .join('\n')
}

/** Judges everything, prints the report, and returns how many thresholds were missed. `wanted`: `development/kind` to see items. */
export function run(wanted: string | undefined): number {
  const items = makeItems(readMaterial())
  const started = performance.now()
  const judged = items.map(judge)
  const each = (performance.now() - started) / items.length
  if (wanted) {
    console.log(explain(judged, wanted))
    return 0
  }
  console.log(report(judged))
  console.log(reportWritten(judged))
  const problems = [...missed(judged), ...missedWritten(judged)]
  for (const problem of problems) console.log(`below its threshold: ${problem}`)
  console.error(`${items.length} segments, ${each.toFixed(2)} ms each`)
  return problems.length
}
