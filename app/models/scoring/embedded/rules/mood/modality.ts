// Reports a changed obligation in the whole message, where no verb can be matched: "must" for "need not" is critical
// (`obligation-reversed`), "if you like" for "must" major (`modality-changed`, `possibility-lost`).
import type { Language } from '#app/models/dialogues/language.ts'
import type { RuleName } from '#app/config/copy/scoring.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { findTokens, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { once } from '#app/remember.ts'

type Force = 'needNot' | 'must' | 'asYouLike' | 'perhaps' | 'surely'

/**
 * How binding an utterance is, matched on folded text in this order: what one pattern matches is hidden from the next,
 * so that "şart değil" is not read as "şart".
 */
const FORCES: Record<Language, readonly [Force, RegExp][]> = {
  en: [
    [
      'needNot',
      /\b(?:(?:do|does|did|will|would) not (?:\w+ )?(?:need|require|have to)|(?:nobody|noone|no one) (?:has|needs) to|need not|no need|(?:is|are|am|was|were)? ?not (?:necessary|required|obliged|compulsory|mandatory|obligatory)|(?:no|without any) (?:obligation|requirement)|optional|(?:not (?:mean|say|saying|think|believe|something|anything|that|as if)|nothing)(?: that)? (?:\w+ ){1,3}?(?:needs?|ha(?:ve|s)) to|without (?:\w+ ){0,3}?(?:having|needing) to)\b/u,
    ],
    [
      'must',
      /\b(?:must(?! not)|(?:have|has|had|need|needs|needed|required|obliged|forced) to|required|compulsory|mandatory|necessary|essential|obligatory)\b/u,
    ],
    [
      'asYouLike',
      /\b(?:if (?:you|they|he|she) (?:like|want|wish|prefer|feel like)|free to|as (?:you|they) (?:like|wish)|may choose|voluntary|welcome to)\b/u,
    ],
    ['perhaps', /\b(?:may|might|could|maybe|perhaps|possibl[ey]|possibility|chance|likely|probably)\b/u],
    ['surely', /\b(?:definitely|certainly|for sure|for certain|without (?:a )?doubt|guaranteed|no doubt)\b/u],
  ],
  tr: [
    [
      'needNot',
      /(?:^| )(?:(?:zorunda|zorunlu|sart|mecbur|lazim|gerekli|gerek|zorunlulug\S*|mecburiyet\S*|durumunda|zorundalig\S*) (?:d[ae] )?(?:(?:kimse|hic|kimsenin|icin) ){0,2}(?:degil|yok(?!sa)|kalma)\S*|(?:luzum|ihtiyac)\S* (?:d[ae] )?(?:yok|duym|kalma|olma[zd])\S*|(?<!baska (?:bir )?sey )gerek(?:tir)?m(?!ekte)\S+|gereksiz|isteg\S* bagli|(?:zorund|zorunlu|gerek|sart|lazim|mecbur)\S*(?: \S+){0,2}? (?:(?:anlam|mana)\S* (?:gelm|degil)\S*|demek degil\S*))/u,
    ],
    [
      'must',
      /(?:^| )(?:\S{2,}m[ae]l[iu](?:y[iu]m|s[iu]n|s[iu]n[iu]z|y[iu]z|d[iu]r|l[ae]r|yd[iu]\S*)?(?= |$)|zorunda(?! kalabil)\S*|zorunlu\S*|sart(?!iyla|la)\S*|mecbur\S*|lazim\S*|gerek(?!ebil)\S*)/u,
    ],
    ['asYouLike', /(?:^| )(?:iste(?:r(?:ler)?se|rsen|rsek|diginiz)\S*|dilerse\S*|arzu eder\S*|keyf\S*|gonullu\S*)/u],
    [
      'perhaps',
      /(?:^| )(?:belki|muhtemel\S*|mumkun\S*|ihtimal\S*|olasi\S*|galiba|\S+[ae]bil[iu]r\S*|\S+[ae]b[iu]lecek\S*|\S+[ae]may[ae]bil\S*)/u,
    ],
    ['surely', /(?:^| )(?:kesin(?:likle)?|mutlaka|muhakkak|elbette|suphesiz|katiyen)(?= |$)/u],
  ],
}

const forcesOf = once((utterance: Utterance): Map<Force, string> => {
  const found = new Map<Force, string>()
  let { plain } = utterance
  for (const [force, pattern] of FORCES[utterance.language]) {
    const hit = pattern.exec(plain)
    if (!hit) continue
    // Quote from the original text, not from the reduced one.
    found.set(force, quote(findTokens(utterance, pattern)) || hit[0].trim())
    plain = plain.replaceAll(new RegExp(pattern, 'gu'), ' ')
  }
  return found
})

const CHANGES: { lost: Force; heard: Force; rule: RuleName }[] = [
  { lost: 'must', heard: 'needNot', rule: 'obligation-reversed' },
  { lost: 'needNot', heard: 'must', rule: 'obligation-reversed' },
  { lost: 'must', heard: 'asYouLike', rule: 'modality-changed' },
  { lost: 'perhaps', heard: 'surely', rule: 'possibility-lost' },
]

const ADVICE = /\b(?:should|shall) (?:i|we)\b/u
const OUGHT = /m[ae]l[iu](?:y[iu]m|y[iu]z)/u
const DUTY = /(?<!how (?:many|much|long) (?:\w+ )?)\b(?:do|would|will) (?:i|we)(?: \w+)? (?:have|need) to\b/u

/**
 * Questions about advice, duty and permission are three different ones: "must I stop?" for "should I stop?", "may I
 * pay?" for "would I have to pay?".
 */
function askedWith(reference: Utterance, rendition: Utterance) {
  if (reference.language !== 'en') return null
  const hits = (pattern: RegExp, side: Utterance) => pattern.test(side.plain)
  const [must, may] = [/\bmust (?:i|we)\b/u, /\b(?:may|could|can) (?:i|we)\b/u]
  const turns: [RegExp, RegExp][] = [
    [ADVICE, must],
    [DUTY, may],
  ]
  const turn = turns.find(
    ([was, is]) => hits(was, reference) && !hits(was, rendition) && hits(is, rendition) && !hits(is, reference),
  )
  if (
    !turn ||
    hits(turn[1] === must ? /\bmust\b/u : /\b(?:(?:have|need) to|must)\b/u, turn[1] === must ? reference : rendition)
  )
    return null
  const facts = { expected: quote(findTokens(reference, turn[0])), heard: quote(findTokens(rendition, turn[1])) }
  return { facts, reference: facts.expected, rendition: facts.heard }
}

/** What source and model both say must be gone, and the new force must be in no other text. */
export const modality: Rule = once(({ segmentId, source, reference, rendition, accepted }) => {
  // "Ne yapmalıyım" is both "what should I do" and "what must I do".
  const asked = OUGHT.test(source.plain) ? null : askedWith(reference, rendition)
  if (asked) return [makeFinding({ segmentId, rule: 'modality-changed', ...asked })]
  const [spoken, expected, heard] = [forcesOf(source), forcesOf(reference), forcesOf(rendition)]
  const known = new Set([source, ...accepted].flatMap((side) => [...forcesOf(side).keys()]))
  const change = CHANGES.find(
    (one) =>
      spoken.has(one.lost) &&
      expected.has(one.lost) &&
      !heard.has(one.lost) &&
      heard.has(one.heard) &&
      !known.has(one.heard),
  )
  if (!change) return []
  const facts = { expected: expected.get(change.lost) ?? '', heard: heard.get(change.heard) ?? '' }
  return [makeFinding({ segmentId, rule: change.rule, facts, reference: facts.expected, rendition: facts.heard })]
})
