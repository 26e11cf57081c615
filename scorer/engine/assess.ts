import type { Judge, Judgement } from '../judge/judge.ts'
import type { Limits } from '../judge/limits.ts'
import { readSegment, type Segment } from '../reading/segment.ts'
import type { Word } from '../reading/word.ts'
import { RULES } from '../rules/registry.ts'
import type { Edit } from '../rules/rule.ts'
import { doubtfulSpans } from './spans.ts'

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

const overlap = (one: Quote | null, other: Quote | null): boolean =>
  one !== null && other !== null && one.from < other.to && other.from < one.to

/** What the judge finds, with the words that speak for it; nothing below its limits. */
function judgedEdits({ major, critical, source, rendition }: Judgement, limits: Limits): Edit[] {
  if (major < limits.major) return []
  const severity = critical >= limits.critical ? 'critical' : 'major'
  const lost = doubtfulSpans(source, limits.lost)
  const said = doubtfulSpans(rendition, limits.unsupported)
  const isLost = source.some(({ doubt }) => doubt >= limits.lost)
  const isUnsupported = rendition.some(({ doubt }) => doubt >= limits.unsupported)
  if (isUnsupported && !isLost) return [{ severity, category: 'insertion', lost: [], said: said[0] ?? [] }]
  if (isLost && !isUnsupported) return lost.map((words) => ({ severity, category: 'omission', lost: words, said: [] }))
  return [{ severity, category: 'distortion', lost: lost[0] ?? [], said: said[0] ?? [] }]
}

/**
 * Judges one segment: what the rules are certain of, and what the judge finds beside it. Each stretch of the message has
 * one finding and one owner.
 */
export async function assess(
  segment: Segment,
  { judge, limits }: { judge: Judge; limits: Limits },
): Promise<Assessment> {
  const read = readSegment(segment)
  const judgement = await judge.judge(segment)
  const findingOf = (owner: string, { lost, said, ...edit }: Edit): Finding => ({
    owner,
    ...edit,
    lost: quoteOf(lost, segment.source),
    said: quoteOf(said, segment.rendition),
  })
  const certain = RULES.flatMap((rule) => rule.find(read).map((edit) => findingOf(rule.id, edit)))
  const judged = judgement ? judgedEdits(judgement, limits).map((edit) => findingOf('judge', edit)) : []
  const isOwned = ({ lost, said }: Finding) => certain.some((one) => overlap(one.lost, lost) || overlap(one.said, said))
  return { findings: [...certain, ...judged.filter((finding) => !isOwned(finding))], judgement }
}
