import { conveyedShare, type Judge, type Judgement } from '../judge/judge.ts'
import type { Limits } from '../judge/limits.ts'
import { type ReadSegment, readSegment, type Segment } from '../reading/segment.ts'
import type { Language, Word } from '../reading/word.ts'
import { RULES } from '../rules/registry.ts'
import type { Edit, NoInterpretation, Rule, Topic } from '../rules/rule.ts'
import { isBelieved } from './believed.ts'
import { withGravity } from './gravity.ts'
import { judgedEdit } from './judged-edit.ts'
import { judgedMessage } from './judged-message.ts'
import { withOneOwner } from './one-owner.ts'
import type { Spoken } from './tidy-span.ts'

/** A stretch of a text, as it was written. */
export interface Quote {
  text: string
  from: number
  to: number
}

export interface Finding {
  /** The rule's id, or `judge`. */
  owner: string
  topic: Topic | null
  /** Set if the rendition is no interpretation at all; it is then the only finding. */
  isNone: NoInterpretation | null
  severity: Edit['severity']
  category: Edit['category']
  /** `high` for a rule: 96 in 100 of their findings on the renditions of data/ are in a wrong one. */
  confidence: 'high' | 'medium'
  /** Of the source; null for an insertion. */
  lost: Quote | null
  /** Of the rendition; null for an omission. */
  said: Quote | null
  /** One sentence for the learner. */
  message: Record<Language, string>
}

export interface Assessment {
  findings: Finding[]
  /** What the judge says of the whole segment; null without a judge, and where the rendition is a reference word for word or there was nothing to judge by. */
  judgement: Judgement | null
  /** How much of the message came across, 0 to 1, by the judge; 1 where the rendition is a reference word for word; null without a judge otherwise. */
  conveyed: number | null
}

function quoteOf(words: readonly Word[], text: string): Quote | null {
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? { text: text.slice(first.from, last.to), from: first.from, to: last.to } : null
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** Whether the rendition is a reference, word for word as they are read. */
const isReference = ({ references, rendition }: ReadSegment): boolean =>
  references.some((words) => textOf(words) === textOf(rendition))

/** What was meant and what was said, as written, each with its language. */
export const spokenTexts = (
  { source, rendition }: Segment,
  { sourceLanguage, language }: ReadSegment,
): { source: Spoken; rendition: Spoken } => ({
  source: { text: source, language: sourceLanguage },
  rendition: { text: rendition, language },
})

interface Owned extends Pick<Finding, 'owner' | 'topic' | 'isNone'> {
  edit: Edit
  messages: Rule['message']
}

/**
 * Judges one segment: what the rules find unless the judge is nearly sure of the contrary, and what the judge finds in the
 * other words. Each stretch of the message has one finding and one owner. Without a judge (null) the rules speak alone.
 */
export async function assess(
  segment: Segment,
  judging: { judge: Pick<Judge, 'judge'>; limits: Limits } | null,
): Promise<Assessment> {
  const read = readSegment(segment)
  const isExact = isReference(read)
  const judgement = isExact ? null : ((await judging?.judge.judge(read)) ?? null)
  const found = RULES.flatMap(({ id, topic = null, isNone = null, find, message }) =>
    find(read).map((edit): Owned => ({ owner: id, topic, isNone, edit, messages: message })),
  ).filter(({ edit }) => !isExact || edit.category === 'delivery')
  const none = found.find(({ isNone }) => isNone)
  const believed = found.filter((owned) => isBelieved(owned, judgement))
  const certain = none ? [none] : withGravity(withOneOwner(believed), judgement)
  const edits = certain.map(({ edit }) => edit)
  const texts = spokenTexts(segment, read)
  const judged = judging && judgement && !none && judgedEdit(judgement, { limits: judging.limits, found: edits, texts })
  const findingOf = ({ owner, topic, isNone, edit, messages }: Owned): Finding => {
    const [lost, said] = [quoteOf(edit.lost, segment.source), quoteOf(edit.said, segment.rendition)]
    const quotes = { lost: lost?.text ?? '', said: said?.text ?? '' }
    return {
      owner,
      topic,
      isNone,
      severity: edit.severity,
      category: edit.category,
      confidence: owner === 'judge' ? 'medium' : 'high',
      lost,
      said,
      message: { en: messages.en(quotes), tr: messages.tr(quotes) },
    }
  }
  const all = judged
    ? [...certain, { owner: 'judge', topic: null, isNone: null, edit: judged, messages: judgedMessage(judged) }]
    : certain
  return { findings: all.map(findingOf), judgement, conveyed: isExact ? 1 : judgement && conveyedShare(judgement) }
}
