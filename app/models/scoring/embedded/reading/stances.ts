import { clausesOf } from './clauses.ts'
import type { Mention } from '../lexicon/bilingual.ts'
import { STANCES, type Stance } from '../lexicon/stances.ts'
import type { Negation } from './negation-reader.ts'
import type { Utterance } from './utterance.ts'
import { once } from '#app/remember.ts'

/** The position of an utterance on a scale (accepts or refuses, allowed or forbidden): 1, -1, or 0 if unclear. */
export interface StancePosition extends Mention<Stance> {
  sign: 1 | 0 | -1
}

/** Scope of a "not": tokens ahead of it in English, tokens behind the word in Turkish. */
const AHEAD = 5
const BEHIND = 2
/** Words that end the scope of a "not". */
const BARRIER = /^(?:that|because|which|who|if|unless|until|till|before|after|without|although|as)$/u
/** Words that carry the "not" of a stance word before them: "güvenilir gelmedi", "geçerli sayılmaz", "razı değil". */
const CARRIER =
  /^(?:degil|yok|gel|gorun|sayil|kabul|ol|bul|ed|et|kal|iste|ver|cik|yap|gerek|var|de|duy|hisset|dur|san|dusun|zorunda|tavsiye|oner)/u
/** Words that restrict a statement to one case or time, so that it may not hold elsewhere. */
const RESTRICTING = {
  en: /^(?:only|unless|except|rather|instead|otherwise|whether|hardly|barely)$/u,
  tr: /^(?:ancak|sadece|yalnizca|haric|disinda|yerine|yoksa|aksi)$/u,
}
const REACH = 4
/** Words that only name or describe a thing: "gecikme ücreti", "an unlawful search". They do not affect the stance. */
const OF_A_THING = {
  en: /^(?:un(?!able|willing|likely).+|.+less|illegal|invalid|incomplete)$/u,
  tr: /^(?:gecikme|odeme|gorusme|sozlesme|tasinma|bosanma|calisma)$/u,
}
/** Together with a "not" these reverse a statement: "not until", "yapmadan … olmaz". */
const TIME = /^(?:until|till|before|kadar|once|dek)$/u
/** After an infinitive only these carry the "not": "gitmek istemiyor", but not "gitmeyi kabul etmedi". */
const WISH = /^(?:iste|gerek|zorunda|yok|degil|lazim)/u
/** Before these, "onaylanmış" is a participle. */
const PARTICIPLE = /^(?:olan|bir|sey|kimse)$/u
const LOOKS_FINITE = /(?:m[iu]s|[ae]c[ae]k)$/u
const WITHOUT = /m[ae](?:d[ae]n|ks[iu]z[iu]n)$/u

/** "It isn't something we want", "that's not what I meant": the "not" applies to the relative clause. */
const isCleft = (tokens: Utterance['tokens'], from: number) =>
  /^(?:i|you|he|she|it|we|they)$/u.test(tokens[from - 1]?.folded ?? '') &&
  /^(?:something|anything|what|thing|one)$/u.test(tokens[from - 2]?.folded ?? '')

type ScopeTest = (negation: Negation) => boolean

/** A predicate for the negations that apply to a stance word. */
function scopeTest(
  { tokens, language }: Utterance,
  { from, to }: Mention<Stance>,
  clauses: readonly number[],
): ScopeTest {
  const isInside = (at: number) => at >= from && at < to
  if (language === 'en')
    return ({ at, headAt }) =>
      isInside(at) ||
      isInside(headAt) ||
      (at < from &&
        from - at <= AHEAD &&
        (clauses[at] === clauses[from] || isCleft(tokens, from)) &&
        !tokens.slice(at + 1, from).some(({ folded }) => BARRIER.test(folded)))
  const isInfinitive = /m[ae]y?[iae]?$|m[ae]k$/u.test(tokens[to - 1]?.folded ?? '')
  const carrier = isInfinitive ? WISH : CARRIER
  return ({ at, headAt }) =>
    isInside(at) ||
    isInside(headAt) ||
    (at >= to && at < to + BEHIND && clauses[at] === clauses[to - 1] && carrier.test(tokens[at]?.folded ?? ''))
}

function isDenied(utterance: Utterance, mention: Mention<Stance>, clauses: readonly number[]): boolean {
  const { from, to, meaning } = mention
  const isInScope = scopeTest(utterance, mention, clauses)
  const isOwn = ({ at }: Negation) => meaning.isNegative && at >= from && at < to
  const denied = utterance.polarity.negations.filter((negation) => isInScope(negation) && !isOwn(negation)).length
  const last = utterance.tokens[to - 1]?.folded ?? ''
  const isWithout = utterance.language === 'tr' && !meaning.isNegative && WITHOUT.test(last)
  return (denied + (isWithout ? 1 : 0)) % 2 === 1
}

/** Whether a word nearby may change the stance: "refuse to", "only", "until", or a "not" elsewhere in the clause. */
function isUnsure(utterance: Utterance, mention: Mention<Stance>, clauses: readonly number[]): boolean {
  const { tokens, language, polarity } = utterance
  const { from, to } = mention
  const implied = new Set(polarity.implied)
  const here = clauses[language === 'en' ? from : to - 1]
  const isRestricted = tokens.some(({ folded }, at) => {
    const isNear = at < from ? from - at <= REACH : at >= to && at - to < REACH
    return (
      isNear &&
      clauses[at] === here &&
      ((implied.has(at) && !OF_A_THING[language].test(folded)) ||
        RESTRICTING[language].test(folded) ||
        (polarity.negations.length > 0 && TIME.test(folded)))
    )
  })
  const isInScope = scopeTest(utterance, mention, clauses)
  const isParticiple =
    language === 'tr' && LOOKS_FINITE.test(tokens[to - 1]?.folded ?? '') && PARTICIPLE.test(tokens[to]?.folded ?? '')
  return (
    isRestricted ||
    isParticiple ||
    polarity.negations.some(
      (negation) => !isInScope(negation) && clauses[negation.at] === here && (language === 'en' || negation.at >= to),
    )
  )
}

/** "Çalışmaya katılır" only looks like the negated "çalışmaz": a negative wording must be a negation in the text. */
const isVerbalNoun = ({ polarity, language }: Utterance, { from, to, meaning }: Mention<Stance>) =>
  language === 'tr' &&
  meaning.isNegative &&
  !polarity.negations.some(({ at }) => at >= from && at < to) &&
  !polarity.implied.some((at) => at >= from && at < to)

/** "Bundan iyi kanıt yok" is a superlative. */
const isImpliedNegation = ({ polarity, language }: Utterance, { from, to }: Mention<Stance>) =>
  language === 'tr' &&
  polarity.implied.some((at) => at === to - 1 && at >= from) &&
  !polarity.negations.some(({ at }) => at >= from && at < to)

/** Part of a longer wording: "sayıl-" in "geçersiz sayıl-", "honest" in "to be honest". */
const isPartOfLonger = ({ from, to, meaning: { scale } }: Mention<Stance>, all: readonly Mention<Stance>[]) =>
  all.some(
    (other) =>
      other.from <= from &&
      other.to >= to &&
      other.to - other.from > to - from &&
      (other.meaning.scale === scale || other.meaning.isIdle),
  )

/** The stances of an utterance on every scale that it touches. */
export const standsOf = once((utterance: Utterance): readonly StancePosition[] => {
  const clauses = clausesOf(utterance)
  const mentions = STANCES.in(utterance)
  const stands = mentions.flatMap((mention): StancePosition[] => {
    if (mention.meaning.isIdle || isPartOfLonger(mention, mentions)) return []
    if (isVerbalNoun(utterance, mention)) return []
    if (mention.meaning.isNegative && isImpliedNegation(utterance, mention)) return [{ ...mention, sign: 0 }]
    if (isUnsure(utterance, mention, clauses)) return [{ ...mention, sign: 0 }]
    return [{ ...mention, sign: (mention.meaning.side === 0) === isDenied(utterance, mention, clauses) ? -1 : 1 }]
  })
  return stands
})
