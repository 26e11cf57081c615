// Reports "if" for "unless" in any wording. Critical (`negation-lost`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { hasNegationSubstitute } from '../negation/negation-count.ts'
import { reversedWords } from '#app/models/scoring/embedded/matching/opposite-places.ts'
import { quote, type Token } from '#app/models/scoring/embedded/reading/text.ts'
import { findAllTokens, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'
import { once } from '#app/remember.ts'

/** Wordings of "if not" and of a plain "if", matched on folded text. */
const IF_NOT: Record<Language, RegExp> = {
  en: /\b(?:unless|otherwise|or else|or (?:i|you|he|she|it|we|they) (?:will|would|may|might|can|could|wo|have|shall)|without|(?:if|in case|should)(?: \w+){0,5}? (?:not|no|never|nobody|nothing|fail\w*|refus\w*))\b/u,
  tr: /(?:^| )(?:\S+m[ae]z(?:s[ae]\S*)|\S+m[ae](?:d[iu]ys|m[iu]ss|yacaks)[ae]\S*|\S+m[iu]yorsa\S*|\S+m[ae]d[iu]kc[ae]|\S+m[ae]d[iu]g[iu]\S* (?:takdirde|surece|zaman|durumda)|\S+m[ae]m[ae]\S* (?:hal|durum)\S*|yoksa|aksi|degilse\S*|\S+m[ae]d[ae]n|\S+m[ae]zd[ae]n)/u,
}
const IF: Record<Language, RegExp> = {
  en: /\b(?:if|provided|as long as|in case|in that case|should)\b/u,
  tr: /(?:^| )(?:\S{2,}(?:[iu]r|[ae]r|[iu]yor|d[iu]y|[ae]caks?)s[ae](?:n[iu]z|m|n|k|l[ae]r)?|\S+d[iu]g[iu]\S* takdirde|eger|sayet|o zaman|o takdirde|o halde|bu durumda)(?= |$)/u,
}
/** "If you like" is no condition. */
const POLITE =
  /\b(?:if (?:you|they|i|we) (?:like|want|wish|prefer|do not mind|may|can)|if so|if possible|as if|even if)\b|(?:^| )(?:iste\S*s[ae]\S*|dilerse\S*|ne \S+s[ae]\S*)/gu

/** "Before" is no condition. */
const BEFORE = /(?:^| )\S+m[ae]d[ae]n (?:once|evvel)\S*/gu

interface Conditions {
  ifNot: readonly (readonly Token[])[]
  plainIf: readonly (readonly Token[])[]
}

const conditionsIn = once((utterance: Utterance): Conditions => {
  const { tokens, plain, language } = utterance
  const hide = (hit: string) => hit.replaceAll(/\S+/gu, '-')
  const bare = plain.replaceAll(POLITE, hide).replaceAll(BEFORE, hide)
  const rest = bare.replaceAll(new RegExp(IF_NOT[language], 'gu'), hide)
  return {
    ifNot: findAllTokens({ tokens, plain: bare }, IF_NOT[language]),
    plainIf: findAllTokens({ tokens, plain: rest }, IF[language]),
  }
})

const REACH = 5

/** Whether a matched word stands near both conditions. */
function isSameTopic(
  { reference, rendition, alignment }: Comparison,
  was: readonly Token[],
  is: readonly Token[],
): boolean {
  const beside = (side: Utterance, marks: readonly Token[], at: number) => {
    const from = side.tokens.findIndex((token) => token === marks[0])
    return at >= from - REACH && at <= from + marks.length + REACH
  }
  return alignment.pairs.some(
    (pair) =>
      pair.similarity >= 0.9 && beside(reference, was, pair.reference.at) && beside(rendition, is, pair.rendition.at),
  )
}

const ELSE = /^(?:or|yoksa|aksi|otherwise)$/u
const ELSE_REACH = 5

/** "If you stay" for "don't stay, or you'll wait". */
function isWarning({ tokens, polarity }: Utterance, [first]: readonly Token[]): boolean {
  const from = tokens.findIndex((token) => token === first)
  const isForbidden = polarity.negations.some(({ at }) => at < from && from - at <= ELSE_REACH)
  return ELSE.test(first?.folded ?? '') && (isForbidden || polarity.implied.includes(from - 1))
}

/** "Everything stays as it is, but if you move, …" for "unless you move". */
const BUT: Record<Language, RegExp> = {
  en: /\b(?:but|however|except|though|only|yet)\b/gu,
  tr: /(?:^| )(?:ama|fakat|ancak|lakin|yalniz|gelgelelim|ne var ki)(?= |$)/gu,
}
const butCount = ({ language, plain }: Utterance) => plain.match(BUT[language])?.length ?? 0

const softCount = ({ polarity }: Utterance) => polarity.implied.length + polarity.weakImpliedCount

/** Source and model must have only a negative condition, and the rendition only a positive one about the same thing. */
export const unless: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted } = comparison
  const [spoken, expected, heard] = [conditionsIn(source), conditionsIn(reference), conditionsIn(rendition)]
  if (spoken.ifNot.length === 0 || expected.ifNot.length === 0) return []
  if (heard.ifNot.length > 0) return []
  if ([source, ...accepted].some((side) => conditionsIn(side).plainIf.length >= heard.plainIf.length)) return []
  if (
    rendition.polarity.negations.length >= reference.polarity.negations.length &&
    reference.polarity.negations.length > 0
  )
    return []
  if (expected.ifNot[0] && isWarning(reference, expected.ifNot[0])) return []
  // "Too low" for "not high enough".
  if (reversedWords(comparison).length > 0) return []
  const isFree = softCount(rendition) > Math.max(0, softCount(reference) - 1)
  const [was] = expected.ifNot
  const is = heard.plainIf.find((one) => was && isSameTopic(comparison, was, one))
  if (isFree || !was || !is) return []
  if (butCount(rendition) > butCount(reference) || hasNegationSubstitute(comparison)) return []
  const facts = { expected: quote(was), heard: quote(is) }
  return [makeFinding({ segmentId, rule: 'negation-lost', facts, reference: facts.expected, rendition: facts.heard })]
}
