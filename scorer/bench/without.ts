import { judgedEdit } from '../engine/judged-edit.ts'
import { readLimits } from '../judge/limits.ts'
import { loadJudge } from '../judge/load.ts'
import { readSegment } from '../reading/segment.ts'
import { fireRules } from './fired.ts'
import type { Rendition } from './renditions.ts'

/** Renditions a rule that the judge is asked about: each takes it a fifth of a second. */
const MOST_OF_A_RULE = 50

/** Every n-th, so that all writers are among them. */
function spread(all: readonly Rendition[]): Rendition[] {
  const step = Math.max(1, all.length / MOST_OF_A_RULE)
  return Array.from(
    { length: Math.min(all.length, MOST_OF_A_RULE) },
    (_, index) => all[Math.floor(index * step)],
  ).filter((one) => one !== undefined)
}

/** One line a rule: what would be lost without it, since neither another rule nor the judge finds it. */
export async function reportWithout(): Promise<string> {
  const [judge, limits] = [await loadJudge(), readLimits()]
  const findsAlone = async ({ segment }: Rendition) => {
    const judgement = await judge.judge(readSegment(segment))
    return judgement !== null && judgedEdit(judgement, { limits, found: [], texts: segment }) !== null
  }
  const lines: string[] = []
  for (const { rule, alone } of fireRules()) {
    const asked = spread(alone)
    let found = 0
    for (const rendition of asked) if (await findsAlone(rendition)) found += 1
    const lost = asked.length === 0 ? 0 : Math.round((alone.length * (asked.length - found)) / asked.length)
    const judged = `the judge finds ${found} of ${asked.length} of them`
    lines.push(`${rule.id.padEnd(20)} ${alone.length} found by no other rule; ${judged}; about ${lost} lost without it`)
  }
  return lines.join('\n')
}
