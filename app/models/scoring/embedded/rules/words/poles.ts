// Reports a word replaced by its opposite in any wording: "it closes at six" for "it opens at six". Critical
// (`opposite-word`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { isConverseComparison } from '#app/models/scoring/embedded/matching/converse.ts'
import type { Mention } from '#app/models/scoring/embedded/lexicon/bilingual.ts'
import { OPPOSITE_POLES, type Pole } from '#app/models/scoring/embedded/lexicon/meanings.ts'
import { isImpliedNegation } from '#app/models/scoring/embedded/matching/negation-equivalents.ts'
import { once } from '#app/remember.ts'
import { ENGLISH_OBJECTS, ENGLISH_SUBJECTS, turkishPerson } from '#app/models/scoring/embedded/reading/person.ts'
import { hasSharedContext, SAME_MEANING } from '#app/models/scoring/embedded/matching/shared-context.ts'
import { quote, tokenise } from '#app/models/scoring/embedded/reading/text.ts'
import { keepsOrder } from '#app/models/scoring/embedded/matching/time-order.ts'
import { negationCount, type Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Scope of a "not" in tokens: ahead of it in English, behind the word in Turkish. */
const AHEAD = 4
const BEHIND = 2

function isDenied({ polarity, language, tokens }: Utterance, { from, to, meaning }: Mention<Pole>): boolean {
  // "Less expensive" means "cheaper".
  if (/^(?:less|az)$/u.test(tokens[from - 1]?.folded ?? '')) return true
  return polarity.negations.some(({ at, headAt }) => {
    if (meaning.isNegative && at >= from && at < to) return false
    if (headAt >= from && headAt < to) return true
    return language === 'en' ? at < from && from - at <= AHEAD : at >= from && at < to + BEHIND
  })
}

const BEFORE = tokenise('önce', 'tr')
const beforeAfter = () => OPPOSITE_POLES.among(BEFORE, 'tr')[0]?.meaning

const ENDINGS: [number, RegExp][] = [
  [0, /.{2}m[ae]d[ae]n$/u],
  [1, /.{2}[iu]nc[ae]$/u],
]

/** "Before" and "after" as verb endings: "çıkmadan", "çıkınca". */
function endingsOf({ tokens, language }: Utterance): Mention<Pole>[] {
  if (language === 'en') return []
  const meaning = beforeAfter()
  if (!meaning) return []
  return tokens.flatMap(({ folded }, at) =>
    ENDINGS.flatMap(([side, ending]) =>
      ending.test(folded) ? [{ meaning: { ...meaning, side }, from: at, to: at + 1 }] : [],
    ),
  )
}

/** "Zarar etmeye başlar" has no opposite "ends". */
const isAspect = ({ tokens, language }: Utterance, from: number) =>
  language === 'tr' &&
  tokens[from]?.folded.startsWith('basl') === true &&
  /m[ae]y[ae]$/u.test(tokens[from - 1]?.folded ?? '')

/** "Önce arayın" means "first". As "before" it follows what it refers to: "ondan önce", "iki gün önce". */
const isFirst = ({ tokens, language }: Utterance, from: number) =>
  language === 'tr' &&
  tokens[from]?.folded === 'once' &&
  (from === 0 || tokens[from]?.breakBefore || !BEFORE_WHAT.test(tokens[from - 1]?.folded ?? ''))
const BEFORE_WHAT = /[dt][ae]n$|^(?:saat|dakika|gun|gece|hafta|ay|yil|sene|ara|az|cok|biraz|daha|kac|bir)$/u

const polesOf = once((utterance: Utterance) => [
  // "Not until after six" does not mean before six.
  ...OPPOSITE_POLES.in(utterance).filter(({ from }) => !UNTIL.test(utterance.tokens[from - 1]?.folded ?? '')),
  ...endingsOf(utterance),
])
const UNTIL = /^(?:until|till)$/u

const sidesOf = (utterance: Utterance, pair: number) =>
  polesOf(utterance).filter(({ meaning }) => meaning.pair === pair)
const says = (utterance: Utterance, { pair, side }: Pick<Pole, 'pair' | 'side'>) =>
  sidesOf(utterance, pair).some(({ meaning }) => meaning.side === side)

/** Saying the opposite with the opposite "not": "the account won't be closed" for "stays open". */
const saysByDenial = (utterance: Utterance, { pair, side }: Pole, wasDenied: boolean) =>
  sidesOf(utterance, pair).some(
    (mention) => mention.meaning.side !== side && isDenied(utterance, mention) !== wasDenied,
  )

/** The person beside a verb: before it in English, in its ending in Turkish. Null for a third person or none. */
function personAt({ tokens, language }: Utterance, at: number): number | null {
  const token = tokens[at]
  if (language === 'tr') return token ? turkishPerson(token, true) : null
  const before = tokens.slice(Math.max(0, at - AHEAD), at).toReversed()
  const named = before.find(({ folded }) => ENGLISH_SUBJECTS[folded] ?? ENGLISH_OBJECTS[folded])
  return named ? (ENGLISH_SUBJECTS[named.folded] ?? ENGLISH_OBJECTS[named.folded] ?? null) : null
}

/**
 * Source and model must have the word without its opposite, the rendition the opposite without the word, and both must
 * be denied or neither.
 */
export const poles: Rule = (comparison) => {
  const { segmentId, source, reference, rendition, accepted } = comparison
  for (const was of polesOf(reference)) {
    const { pair, side } = was.meaning
    const other = { pair, side: 1 - side }
    if (!says(source, was.meaning) || says(rendition, was.meaning)) continue
    if ([source, reference, ...accepted].some((one) => says(one, other))) continue
    if (saysByDenial(rendition, was.meaning, isDenied(reference, was))) continue
    const is = sidesOf(rendition, pair).find(
      (mention) =>
        !isFirst(rendition, mention.from) &&
        !isAspect(rendition, mention.from) &&
        isDenied(rendition, mention) === isDenied(reference, was),
    )
    if (!is || (was.meaning.isConverse && personAt(reference, was.from) !== personAt(rendition, is.from))) continue
    if (!hasSharedContext(comparison, was, is, SAME_MEANING)) continue
    if (pair === beforeAfter()?.pair && keepsOrder(reference, rendition)) continue
    if (isConverseComparison(comparison) || isImpliedNegation(comparison, was)) continue
    // "Will pay after you come" for "won't pay until you come".
    if (pair === beforeAfter()?.pair && negationCount(reference) > negationCount(rendition)) continue
    const expected = quote(reference.tokens.slice(was.from, was.to))
    const heard = quote(rendition.tokens.slice(is.from, is.to))
    return [
      makeFinding({
        segmentId,
        rule: 'opposite-word',
        facts: { expected, heard },
        reference: expected,
        rendition: heard,
      }),
    ]
  }
  return []
}
