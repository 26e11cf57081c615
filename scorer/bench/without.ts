import { spokenTexts } from '../engine/assess.ts'
import { isBelieved } from '../engine/believed.ts'
import { judgedEdit } from '../engine/judged-edit.ts'
import { readLimits } from '../judge/limits.ts'
import { loadJudge } from '../judge/load.ts'
import { readSegment } from '../reading/segment.ts'
import type { Rule } from '../rules/rule.ts'
import { type Fired, fireRules } from './fired.ts'

/** Renditions a rule that the judge is asked about: each takes it a fifth of a second. */
const MOST_OF_A_RULE = 50

/** Every n-th, so that all writers are among them. */
function spread(all: readonly Fired[]): Fired[] {
  const step = Math.max(1, all.length / MOST_OF_A_RULE)
  return Array.from(
    { length: Math.min(all.length, MOST_OF_A_RULE) },
    (_, index) => all[Math.floor(index * step)],
  ).filter((one) => one !== undefined)
}

/**
 * One line a rule: what would be lost without it, since neither another rule nor the judge finds it. What the judge does not believe is
 * not told with the rule either.
 */
export async function reportWithout(): Promise<string> {
  const [judge, limits] = [await loadJudge(), readLimits()]
  const isLost = async ({ rendition: { segment }, edits }: Fired, { topic }: Rule) => {
    const read = readSegment(segment)
    const judgement = await judge.judge(read)
    const texts = spokenTexts(segment, read)
    if (judgement && judgedEdit(judgement, { limits, found: [], texts })) return false
    return edits.some((edit) => isBelieved({ edit, topic: topic ?? null }, judgement))
  }
  const lines: string[] = []
  for (const { rule, alone } of fireRules()) {
    const asked = spread(alone)
    let lost = 0
    for (const fired of asked) if (await isLost(fired, rule)) lost += 1
    const all = asked.length === 0 ? 0 : Math.round((alone.length * lost) / asked.length)
    lines.push(
      `${rule.id.padEnd(20)} ${alone.length} found by no other rule; ${lost} of ${asked.length} of them lost without it, about ${all} in all`,
    )
  }
  return lines.join('\n')
}
