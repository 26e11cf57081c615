import type { Judge, JudgedWord, Judgement } from '../judge/judge.ts'
import type { Limits } from '../judge/limits.ts'
import { readSegment, type Segment } from '../reading/segment.ts'
import type { Word } from '../reading/word.ts'
import { RULES } from '../rules/registry.ts'
import type { Edit } from '../rules/rule.ts'
import { doubtfulSpan } from './spans.ts'

/** A stretch of a text, as it was written. */
export interface Quote {
  text: string
  from: number
  to: number
}

export interface Finding {
  /** The rule's id, or `judge`. */
  owner: string
  severity: Edit['severity']
  category: Edit['category']
  /** Of the source; null for an insertion. */
  lost: Quote | null
  /** Of the rendition; null for an omission. */
  said: Quote | null
}

export interface Assessment {
  findings: Finding[]
  /** What the judge says of the whole segment; null if there was nothing to judge by. */
  judgement: Judgement | null
}

function quoteOf(words: readonly Word[], text: string): Quote | null {
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? { text: text.slice(first.from, last.to), from: first.from, to: last.to } : null
}

/** The stretches of words between those that a rule has spoken of. */
function stretchesBetween(words: readonly JudgedWord[], owned: ReadonlySet<number>): JudgedWord[][] {
  const stretches: JudgedWord[][] = [[]]
  for (const word of words) {
    if (owned.has(word.from)) stretches.push([])
    else stretches.at(-1)?.push(word)
  }
  return stretches
}

/** What the judge finds in the words that are left to it; null below its limits. */
function judgedEdit(judgement: Judgement, limits: Limits, certain: readonly Edit[]): Edit | null {
  const { major, critical } = judgement
  if (major < limits.major && critical < limits.critical) return null
  const owned = (side: 'lost' | 'said') => new Set(certain.flatMap((edit) => edit[side]).map(({ from }) => from))
  const source = stretchesBetween(judgement.source, owned('lost'))
  const rendition = stretchesBetween(judgement.rendition, owned('said'))
  const isLost = source.flat().some(({ doubt }) => doubt >= limits.lost)
  const isUnsupported = rendition.flat().some(({ doubt }) => doubt >= limits.unsupported)
  // What the rules found explains the doubt.
  if (certain.length > 0 && !isLost && !isUnsupported) return null
  const severity = critical >= limits.critical ? 'critical' : 'major'
  const lost = doubtfulSpan(source, limits.lost)
  const said = doubtfulSpan(rendition, limits.unsupported)
  if (isUnsupported && !isLost) return { severity, category: 'insertion', lost: [], said }
  if (isLost && !isUnsupported) return { severity, category: 'omission', lost, said: [] }
  return { severity, category: 'distortion', lost, said }
}

/**
 * Judges one segment: what the rules are certain of, and what the judge finds in the other words. Each stretch of the
 * message has one finding and one owner.
 */
export async function assess(
  segment: Segment,
  { judge, limits }: { judge: Judge; limits: Limits },
): Promise<Assessment> {
  const read = readSegment(segment)
  const judgement = await judge.judge(read)
  const findingOf = (owner: string, { severity, category, lost, said }: Edit): Finding => ({
    owner,
    severity,
    category,
    lost: quoteOf(lost, segment.source),
    said: quoteOf(said, segment.rendition),
  })
  const byRule = RULES.map((rule) => ({ rule, edits: rule.find(read) }))
  const certain = byRule.flatMap(({ edits }) => edits)
  const judged = judgement && judgedEdit(judgement, limits, certain)
  const findings = byRule.flatMap(({ rule, edits }) => edits.map((edit) => findingOf(rule.id, edit)))
  return { findings: judged ? [...findings, findingOf('judge', judged)] : findings, judgement }
}
