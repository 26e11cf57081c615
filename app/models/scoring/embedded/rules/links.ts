import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '../../finding.ts'
import type { Comparison, Rule } from '../comparison.ts'
import { clausesOf } from '../clauses.ts'
import { quote, type Token } from '../text.ts'
import { findTokens, type Utterance } from '../utterance.ts'

/** How a clause hangs on another: on condition, unless, in spite, because. */
type Link = 'if' | 'unless' | 'although' | 'because'

/** Read on folded text, in this order: what one of them holds is not read again ("even if", "if not"). */
const LINKS: Record<Language, [Link, RegExp][]> = {
  en: [
    [
      'although',
      /\b(?:even (?:if|though|without|when)|although|though (?=(?:i|we|you|he|she|they|it|the|my|our|his|her|your|their|there|this|that)\b)|despite|in spite of|regardless|no matter|whether (?:\w+ ){0,6}?or not)\b/u,
    ],
    ['unless', /\b(?:unless|otherwise|or else|(?:if|in case|should)(?: \w+){1,5}? (?:not|no|never|nobody|nothing))\b/u],
    ['because', /\b(?:because|cos|due to|owing to|on account of|seeing as|on the grounds)\b/u],
    ['if', /\b(?:if|provided|providing|as long as|so long as|on condition|in case)\b/u],
  ],
  tr: [
    [
      'although',
      /(?:^| )(?:\S+s[ae](?:n[iu]z|m|k|l[ae]r)? (?:bile|dahi)|\S+(?<![aeiu]r)s[ae](?:n[iu]z|m|k|l[ae]r)? d[ae]|\S*ragmen|karsin|\S+[dt][iu]g[iu]\S* halde|\S+s[iu]n\S* \S+m[ae]s[iu]n\S*|ne olursa olsun)(?= |$)/u,
    ],
    [
      'unless',
      /(?:^| )(?:\S+m[ae]zs[ae]\S*|\S+m[ae](?:d[iu]ys|m[iu]ss|yacaks)[ae]\S*|\S+m[iu]yorsa\S*|\S+m[ae]d[iu]kc[ae]|\S+m[ae]d[iu]g[iu]\S* (?:takdirde|surece|muddetce|zaman|durumda)|\S+m[ae]m[ae]\S* (?:hal|durum|sart|kayd)\S*|yoksa|aksi|degilse\S*)(?= |$)/u,
    ],
    [
      'because',
      /(?:^| )(?:cunku|zira|\S+[dt][iu]g[iu]\S* icin|yuzunden|nedeniyle|sebebiyle|dolayi|\S+[dt][iu]g[iu](?:m|n|m[iu]z|n[iu]z)?[iu]?nd[ae]n|bu yuzden|bu nedenle|o yuzden)(?= |$)/u,
    ],
    [
      'if',
      /(?:^| )(?:\S{2,}(?:[iu]r|[ae]r|[iu]yor|d[iu]y|[ae]caks?)s[ae](?:n[iu]z|m|n|k|l[ae]r)?|\S+d[iu]g[iu]\S* (?:takdirde|surece)|eger|sayet|yeter ki|sartiyla|kosuluyla|kaydiyla)(?= |$)/u,
    ],
  ],
}

/** "If you like", "as if": no condition. */
const POLITE =
  /\b(?:if (?:you|they|i|we) (?:like|want|wish|prefer|do not mind|may|can)|if so|if possible|as if|if only|what if)\b|(?:^| )(?:iste\S*s[ae]\S*|dilerse\S*|ne \S+s[ae]\S*)(?= |$)/gu
const hide = (hit: string) => hit.replaceAll(/\S+/gu, '-')

const KNOWN = new WeakMap<Utterance, ReadonlyMap<Link, readonly Token[]>>()

function linksOf(utterance: Utterance): ReadonlyMap<Link, readonly Token[]> {
  const known = KNOWN.get(utterance)
  if (known) return known
  const { tokens, language } = utterance
  let plain = utterance.plain.replaceAll(POLITE, hide)
  const found = new Map<Link, readonly Token[]>()
  for (const [link, pattern] of LINKS[language]) {
    const marks = findTokens({ tokens, plain }, pattern)
    if (marks.length > 0) found.set(link, marks)
    plain = plain.replaceAll(new RegExp(pattern, 'gu'), hide)
  }
  KNOWN.set(utterance, found)
  return found
}

/** What no other wording of a link says. */
const EXCLUDED: Record<Link, readonly Link[]> = {
  if: ['unless', 'although'],
  unless: ['although'],
  although: ['because', 'unless'],
  because: ['although', 'unless'],
}
/** "But", "still": a contrast in other words. */
const CONTRAST: Record<Language, RegExp> = {
  en: /\b(?:but|still|yet|however|nevertheless|anyway|while|whereas|when)\b/u,
  tr: /(?:^| )(?:ama|fakat|ancak|yine de|gene de|oysa|halbuki|lakin|yalniz|ise|ragmen)(?= |$)/u,
}

/** Whether a word of the clause that hangs on is said of the other link, too. */
function isShared(
  { reference, rendition, alignment }: Comparison,
  was: readonly Token[],
  is: readonly Token[],
): boolean {
  const inClause = (side: Utterance, marks: readonly Token[], at: number) => {
    const from = side.tokens.findIndex((token) => token === marks[0])
    const to = from + marks.length
    const clauses = clausesOf(side)
    const isNear = side.language === 'en' ? at >= from && at < to + REACH : at < to && at >= from - REACH
    return isNear && Math.abs((clauses[at] ?? 0) - (clauses[from] ?? 0)) <= 1
  }
  return alignment.pairs.some(
    ({ reference: one, rendition: other, similarity }) =>
      similarity >= SAME && inClause(reference, was, one.at) && inClause(rendition, is, other.at),
  )
}

const REACH = 6
const SAME = 0.85

/**
 * "If it is late, no" and "unless it is in time, no", "if you refuse" and "if you don't agree": only where the very word
 * is said, and as many are denied, the condition itself was turned.
 */
function isTurned(comparison: Comparison, was: readonly Token[], is: readonly Token[]): boolean {
  const { reference, rendition, alignment } = comparison
  if (reference.polarity.negations.length !== plainNots(rendition)) return true
  if (rendition.language === 'en') return is[0]?.folded !== 'unless'
  return !alignment.pairs.some(
    (pair) => was.includes(pair.reference.token) && is.includes(pair.rendition.token) && pair.similarity >= SAME,
  )
}
/** The "not" of a Turkish "unless" is its own. */
const plainNots = ({ polarity, language, tokens }: Utterance) =>
  polarity.negations.filter(
    ({ at }) => language === 'en' || !/m[ae]zs[ae]|m[ae]d[iu]kc[ae]/u.test(tokens[at]?.folded ?? ''),
  ).length

/**
 * A clause that hangs on another in another way, however free the rest: "if" that became "even if" or "unless", "although"
 * that became "because" (domain 3.3, conditions). Source and model have the one, neither has the other.
 */
export const links: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted } = comparison
  const [spoken, expected, heard] = [linksOf(source), linksOf(reference), linksOf(rendition)]
  for (const [link, was] of expected) {
    if (!spoken.has(link) || heard.has(link)) continue
    if (link === 'although' && CONTRAST[rendition.language].test(rendition.plain)) continue
    for (const other of EXCLUDED[link]) {
      const is = heard.get(other)
      if (!is || [source, ...accepted].some((side) => linksOf(side).has(other))) continue
      if (!isShared(comparison, was, is)) continue
      if (link === 'if' && other === 'unless' && isTurned(comparison, was, is)) continue
      const facts = { expected: quote(was), heard: quote(is) }
      return [
        makeFinding({ segmentId, rule: 'opposite-word', facts, reference: facts.expected, rendition: facts.heard }),
      ]
    }
  }
  return []
}
