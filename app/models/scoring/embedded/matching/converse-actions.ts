import type { Language } from '#app/models/dialogues/language.ts'
import type { Comparison } from './comparison.ts'
import { slotTokens } from './slots.ts'

/** Pairs of actions seen from the two sides: A gives to B, B gets from A. Matched on folded words. */
const CONVERSE_ACTIONS: Record<Language, readonly (readonly [RegExp, RegExp])[]> = {
  en: [
    [
      /^(?:g(?:ive|ives|ave|iven|iving)|hand(?:s|ed|ing)?|sen(?:d|ds|t|ding)|br(?:ing\w*|ought))$/u,
      /^(?:g(?:et|ets|ot|otten|etting)|receiv\w+|t(?:ake|ook|aken)|ha(?:ve|s))$/u,
    ],
    [/^(?:lend|lends|lent|lending|loan\w*)$/u, /^borrow\w*$/u],
    [/^(?:sell|sells|sold|selling)$/u, /^(?:buy|buys|bought|buying|purchas\w+)$/u],
    [/^(?:refund\w*|pay|pays|paid|repa\w+|reimburs\w+|owe\w*)$/u, /^(?:get|gets|got|receiv\w+|owed|reclaim\w*)$/u],
    [/^(?:tell|tells|told|sa(?:y|ys|id)|explain\w*|inform\w*)$/u, /^(?:hear|hears|heard|learn\w*|f(?:ind|ound))$/u],
    [/^(?:teach|teaches|taught|show\w*)$/u, /^(?:learn\w*|see|sees|saw|seen)$/u],
    [/^(?:le(?:ave|aves|ft))$/u, /^inherit\w*$/u],
  ],
  tr: [
    [/^(?:ver|gonder|yolla|ilet|uzat)/u, /^(?:al(?!t|m[ae]nya|ici)|gel|eline?|ulas)/u],
    [/^(?:ode|iade)/u, /^(?:al(?!t|m[ae]nya|ici)|gec)/u],
    [/^sat/u, /^(?:al(?!t|m[ae]nya|ici)|satin)/u],
    [/^(?:soyle|anlat|bildir|haber)/u, /^(?:duy|ogren|isit)/u],
    [/^(?:ogret|goster)/u, /^(?:ogren|gor)/u],
    [/^birak/u, /^(?:miras|kal)/u],
  ],
}

/**
 * Whether a slot tells an action from the other side: "the cream I got from the doctor" for "the cream the doctor gave
 * me". The roles then change without changing the meaning.
 */
export function isConverseAction({ reference, rendition, wordDiff }: Comparison): boolean {
  const [was, is] = [
    wordDiff.slots.flatMap((slot) => slotTokens(reference, slot.reference)),
    wordDiff.slots.flatMap((slot) => slotTokens(rendition, slot.rendition)),
  ].map((tokens) => tokens.map(({ folded }) => folded))
  const says = (words: readonly string[] | undefined, action: RegExp) =>
    words?.some((word) => action.test(word)) ?? false
  return CONVERSE_ACTIONS[reference.language].some(
    ([one, other]) =>
      (says(was, one) && says(is, other) && !says(is, one)) || (says(was, other) && says(is, one) && !says(is, other)),
  )
}
