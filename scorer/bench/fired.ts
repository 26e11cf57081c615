import type { Edit, Rule } from '../rules/rule.ts'
import { RULES } from '../rules/registry.ts'
import { readSegment } from '../reading/segment.ts'
import { readRenditions, type Rendition } from './renditions.ts'

export interface Fired {
  rendition: Rendition
  edits: Edit[]
}

export interface FiredRule {
  rule: Rule
  fired: Fired[]
  /** Wrong renditions that no other rule finds. */
  alone: Fired[]
}

export const isWrong = ({ faults }: Rendition): boolean => faults.some(({ severity }) => severity !== 'minor')

/** What each rule finds in `all`: a minute for the renditions written for training. */
export function fireRules(all: readonly Rendition[] = readRenditions()): FiredRule[] {
  const segments = all.map((rendition) => readSegment(rendition.segment))
  const byRule = RULES.map((rule) => ({
    rule,
    fired: all.flatMap((rendition, index): Fired[] => {
      const segment = segments[index]
      const edits = segment ? rule.find(segment) : []
      return edits.length > 0 ? [{ rendition, edits }] : []
    }),
  }))
  const timesFound = new Map<Rendition, number>()
  for (const { fired } of byRule) {
    for (const { rendition } of fired) timesFound.set(rendition, (timesFound.get(rendition) ?? 0) + 1)
  }
  return byRule.map(({ rule, fired }) => ({
    rule,
    fired,
    alone: fired.filter(({ rendition }) => isWrong(rendition) && timesFound.get(rendition) === 1),
  }))
}
