// Reports a small word replaced in a near copy: "although" for "because", "also" for "only". Critical
// (`relation-changed`) or major (`term-replaced`, `modality-changed`).
import type { Language } from '#app/models/dialogues/language.ts'
import type { RuleName } from '#app/config/copy/scoring.ts'
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { slotTokens, type Slot } from '#app/models/scoring/embedded/matching/slots.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'

type Replacement = readonly [was: RegExp, is: RegExp, rule: RuleName]

const both = (one: RegExp, other: RegExp, rule: RuleName): Replacement[] => [
  [one, other, rule],
  [other, one, rule],
]

/** Replacements in one slot that change the meaning. Matched on folded words. */
const REPLACEMENTS: Record<Language, readonly Replacement[]> = {
  en: [
    ...both(/^because$/u, /^(?:although|though|if|unless)$/u, 'relation-changed'),
    ...both(/^because$/u, /^but$/u, 'term-replaced'),
    ...both(/^if$/u, /^(?:unless|although|though)$/u, 'relation-changed'),
    ...both(/^(?:only|just)$/u, /^(?:also|too|even)$/u, 'term-replaced'),
  ],
  tr: [
    ...both(/^(?:cunku|zira)$/u, /^(?:oysa|halbuki|eger)$/u, 'relation-changed'),
    ...both(/^(?:cunku|zira)$/u, /^(?:ama|fakat|ancak)$/u, 'term-replaced'),
    ...both(/^(?:sadece|yalnizca)$/u, /^(?:ayrica|ustelik|bile)$/u, 'term-replaced'),
    [/^(?:gerekiyor|gerekir|gerek|lazim|sart)$/u, /^(?:gerekebilir|olabilir)$/u, 'modality-changed'],
    [/^gerekecek$/u, /^gerekebilir$/u, 'modality-changed'],
  ],
}
/** Above this likeness nothing else can have changed with it. */
const CLOSE = 0.75

export const replacedLinks: Rule = ({ segmentId, reference, rendition, wordDiff }) => {
  if (wordDiff.likeness < CLOSE || reference.polarity.negations.length !== rendition.polarity.negations.length)
    return []
  const one = (side: typeof reference, part: Slot['reference']) => {
    const tokens = slotTokens(side, part)
    return tokens.length === 1 ? tokens[0] : undefined
  }
  for (const slot of wordDiff.slots) {
    const [was, is] = [one(reference, slot.reference), one(rendition, slot.rendition)]
    const replacement = REPLACEMENTS[reference.language].find(
      ([before, after]) => was && is && before.test(was.folded) && after.test(is.folded),
    )
    if (!replacement || !was || !is) continue
    const [expected, heard] = [quote([was]), quote([is])]
    return [
      makeFinding({
        segmentId,
        rule: replacement[2],
        facts: { expected, heard },
        reference: expected,
        rendition: heard,
      }),
    ]
  }
  return []
}
