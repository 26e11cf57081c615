import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import {
  clauseOf,
  mayRelate,
  relationsOf,
  type Related,
  type Relation,
} from '#app/models/scoring/embedded/reading/relations.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** What a relation turns into where the message changes. */
const TURNS: readonly [Relation, readonly Relation[]][] = [
  ['if', ['unless', 'even if', 'because', 'although']],
  ['unless', ['even if', 'because']],
  ['even if', ['if', 'unless', 'because']],
  ['because', ['although', 'unless', 'even if']],
  ['although', ['because', 'unless', 'if']],
  ['before', ['after']],
  ['until', ['after']],
  ['after', ['before', 'until']],
  ['while', ['before', 'after']],
]

const count = (side: Utterance, relation: Relation) =>
  relationsOf(side).filter((one) => one.relation === relation).length

/** Tokens: how far a relation reaches to the words that it is about. */
const REACH = 8

/** Whether both speak of the same: a word beside the one is said beside the other. */
function isShared({ reference, rendition, alignment }: Comparison, was: Related, is: Related): boolean {
  const beside = (side: Utterance, { tokens }: Related, at: number) => {
    const from = side.tokens.findIndex((token) => token === tokens[0])
    return at >= from - REACH && at < from + tokens.length + REACH
  }
  return alignment.pairs.some(
    (pair) => beside(reference, was, pair.reference.at) && beside(rendition, is, pair.rendition.at),
  )
}

/** Why something is so is added and left out freely: such a word tells of the same clause, or of nothing. */
const FREE = new Set<Relation>(['because', 'although'])

function isOfClause({ reference, rendition, alignment }: Comparison, was: Related, is: Related): boolean {
  const [own, other] = [clauseOf(reference, was), clauseOf(rendition, is)]
  return alignment.pairs.some(
    (pair) =>
      pair.reference.at >= own.from &&
      pair.reference.at < own.to &&
      pair.rendition.at >= other.from &&
      pair.rendition.at < other.to,
  )
}

const notCount = ({ polarity }: Utterance) => polarity.negations.length

/** "If you don't pay", "ödemezseniz": a condition with a "not", which "unless" says as well. */
function isNegated({ tokens, polarity }: Utterance, { tokens: words }: Related): boolean {
  const from = tokens.findIndex((token) => token === words[0])
  return polarity.negations.some(({ at }) => at >= from && at <= from + REACH)
}

const TIMES = new Set<Relation>(['before', 'after', 'until'])

/** What is required is what nothing is possible without. */
const ONLY =
  /\b(?:only|must|required|needs?|ha(?:ve|s) to|ancak|sadece|yalnizca|yalniz|sart|gerek\S*|zorunda\S*|lazim)\b/u
const ONCE = /^(?:once|\S+[iu]nc[ae])$/u
/** "I can't sleep without one" is "unless I take one". */
const WITHOUT = { en: /\bwithout\b/u, tr: /(?:^| )(?:\S+m[ae]d[ae]n|\S{2,}[^n]s[iu]z)(?= |$)/u }

/** "Only after ten" for "not until ten" and "not before ten": a "not" more or less says the same. */
function saysTheSame({ reference, rendition }: Comparison, was: Related, is: Related): boolean {
  if (was.relation === 'even if') return mayRelate(rendition, was.relation)
  // "Only if you can show it" is "not unless you show it".
  const isOnly = ONLY.test(reference.plain) && notCount(rendition) > notCount(reference)
  if (is.relation === 'unless' && was.relation === 'if') return isNegated(reference, was) || isOnly
  if (was.relation === 'if' && isNegated(reference, was) && count(rendition, 'unless') > count(reference, 'unless'))
    return true
  // "If you go, you can't come back" is "you can't come back once you've gone".
  if (
    is.relation === 'after' &&
    ONCE.test(is.tokens[0]?.folded ?? '') &&
    count(reference, 'if') > count(rendition, 'if')
  )
    return true
  if (is.relation === 'unless' && WITHOUT[reference.language].test(reference.plain)) return true
  if (!TIMES.has(was.relation) || !TIMES.has(is.relation)) return false
  return notCount(reference) !== notCount(rendition) || mayRelate(rendition, was.relation)
}

/** "But" and "even" say as much as these. */
const MILD = new Set<Relation>(['although', 'even if'])

/** Whether what the rendition says is said by nobody else. */
function isForeign({ source, rendition, accepted }: Comparison, { relation, isVague }: Related): boolean {
  const clear = (side: Utterance) => relationsOf(side).filter((one) => one.relation === relation && !one.isVague).length
  if (isVague) return false
  if (MILD.has(relation) && [source, ...accepted].some((side) => mayRelate(side, relation))) return false
  return [source, ...accepted].every((side) => clear(side) < clear(rendition))
}

/**
 * How two clauses belong together, turned into another way: "if" into "even if", "because" into "although", "before" into
 * "after". Source and model say the one as often as each other and never the other; the rendition says the one less often.
 */
export const relations: Rule = (comparison) => {
  const { segmentId, source, reference, rendition } = comparison
  for (const [lost, turns] of TURNS) {
    const expected = Math.min(count(source, lost), count(reference, lost))
    if (expected === 0 || count(rendition, lost) >= expected) continue
    for (const was of relationsOf(reference).filter(({ relation }) => relation === lost)) {
      const isNew = (is: Related) =>
        turns.includes(is.relation) &&
        isForeign(comparison, is) &&
        !saysTheSame(comparison, was, is) &&
        (FREE.has(is.relation) ? isOfClause : isShared)(comparison, was, is)
      const is = relationsOf(rendition).find(isNew)
      if (!is) continue
      const facts = { expected: quote(was.tokens), heard: quote(is.tokens) }
      return [
        makeFinding({ segmentId, rule: 'relation-changed', facts, reference: facts.expected, rendition: facts.heard }),
      ]
    }
  }
  return []
}
