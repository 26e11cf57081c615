// Reports a choice turned into both, or the other way round: "your passport and your licence" for "your passport or
// your licence". Critical (`relation-changed`).
import type { Language } from '#app/models/dialogues/language.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import { findTokens, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** A clear alternative. "A day or two", "or so", "or else" and "no tea or coffee" are none. */
const ONE_OF_TWO: Record<Language, RegExp> = {
  en: /\b(?:either|(?<!\b(?:no|not|without|never|any)(?: \S+){1,4} )or(?! (?:so|not|more|less|two|three|over|above|older|younger|later|earlier|anything|something|anyone|else|whatever)\b))\b/u,
  tr: /(?:^| )(?:ya da|veya|yahut|veyahut|ya (?:\S+ ){1,8}?ya)(?= |$)/u,
}
/** Anything that may leave a choice, in any wording. */
const CHOICE: Record<Language, RegExp> = {
  en: /\b(?:either|or|alternativ\w*|otherwise|if not|failing|instead|in place|in lieu|whichever|choos\w*|choice|option\w*|pick|rather|unless|whether|if you (?:like|want|prefer|would)|another way)\b/u,
  tr: /(?:^| )(?:ya|veya|yahut|veyahut|yoksa|aksi|yerine|ister\S*|dilers\S*|tercih\S*|sec\S*|olmazsa|olmadi|alternatif\S*|karsilig\S*|m[iu]\S{0,6}|\S+s[ae](?:n[iu]z|m|k)? d[ae] olur|biri\S*|hangi\S*|isteyen\S*|\S+m[ae]z(?:s[ae]\S*)|degilse)(?= |$)/u,
}
/** Words for both of two. */
const BOTH: Record<Language, RegExp> = {
  en: /\b(?:both|also|as well|too|plus|on top of that)\b/u,
  tr: /(?:^| )(?:hem \S+|ayrica|ustelik|bir de|(?<!(?:^| )ya )d[ae])(?= |$)/u,
}

const countOf = (patterns: Record<Language, RegExp>, { language, plain }: Utterance) =>
  [...plain.matchAll(new RegExp(patterns[language], 'gu'))].length

/** Conjunctions. */
const AND: Record<Language, RegExp> = { en: /\band\b/u, tr: /(?:^| )ve(?= |$)/u }

/** "If you apologise or pay" for "if you apologise and pay": a choice that nobody else leaves, with one "and" fewer. */
function isNewChoice({ source, reference, rendition, accepted }: Comparison): boolean {
  return (
    ONE_OF_TWO[rendition.language].test(rendition.plain) &&
    ![source, ...accepted].some((side) => CHOICE[side.language].test(side.plain)) &&
    AND[source.language].test(source.plain) &&
    countOf(AND, rendition) < countOf(AND, reference)
  )
}

const NEAR_COPY = 0.8
const OR: Record<Language, RegExp> = { en: /^or$/u, tr: /^(?:ya da|veya|yahut)$/u }

/** "And" for "or" in one slot. */
function isJoinedInPlace({ source, reference, rendition, wordDiff }: Comparison): boolean {
  if (wordDiff.likeness < NEAR_COPY || source.polarity.negations.length > 0) return false
  const plain = ({ tokens }: Utterance, { from, to }: { from: number; to: number }) =>
    tokens
      .slice(from, to)
      .map(({ folded }) => folded)
      .join(' ')
  return wordDiff.slots.some(
    (slot) =>
      OR[reference.language].test(plain(reference, slot.reference)) &&
      /^(?:and|ve)$/u.test(plain(rendition, slot.rendition)),
  )
}

export const alternatives: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted } = comparison
  if (isNewChoice(comparison)) {
    const [expected, heard] = [
      quote(findTokens(reference, AND[reference.language])),
      quote(findTokens(rendition, ONE_OF_TWO[rendition.language])),
    ]
    return [
      makeFinding({
        segmentId,
        rule: 'relation-changed',
        facts: { expected, heard },
        reference: expected,
        rendition: heard,
      }),
    ]
  }
  const leavesChoice = (side: Utterance) => ONE_OF_TWO[side.language].test(side.plain)
  if (!leavesChoice(source) || !accepted.every(leavesChoice)) return []
  if (CHOICE[rendition.language].test(rendition.plain)) return []
  const isJoined = isJoinedInPlace(comparison)
  if (!isJoined && countOf(BOTH, rendition) <= countOf(BOTH, reference)) return []
  const facts = {
    expected: quote(findTokens(reference, ONE_OF_TWO[reference.language])),
    heard: quote(findTokens(rendition, isJoined ? AND[rendition.language] : BOTH[rendition.language])),
  }
  return [
    makeFinding({ segmentId, rule: 'relation-changed', facts, reference: facts.expected, rendition: facts.heard }),
  ]
}
