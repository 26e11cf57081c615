import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { HOMONYMS, type SenseOfWord } from '#app/models/scoring/embedded/lexicon/homonyms.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const linesOf = (side: Utterance, part: SenseOfWord['part']): ReadonlySet<number> =>
  new Set(
    HOMONYMS.readings(side.tokens, side.language)
      .filter(({ meaning }) => meaning.part === part)
      .map(({ meaning }) => meaning.line),
  )

/**
 * A word of the source taken in another of its senses (design/scoring.md, section 4): the receipt that became a plug because
 * "fiş" is both. Only where the model says the sense that is meant, and the rendition another one and no word of this one.
 */
export const homonyms: Rule = ({ segmentId, source, reference, rendition, accepted }: Comparison) => {
  const spoken = linesOf(source, 'word')
  if (spoken.size === 0) return []
  const heard = linesOf(rendition, 'meant')
  const known = new Set(accepted.flatMap((side) => [...linesOf(side, 'other')]))
  const isLost = ({ line, part }: SenseOfWord) => part === 'meant' && spoken.has(line) && !heard.has(line)
  for (const was of HOMONYMS.in(reference).filter(({ meaning }) => isLost(meaning))) {
    if (known.has(was.meaning.line)) continue
    const is = HOMONYMS.in(rendition).find(
      ({ meaning }) => meaning.part === 'other' && meaning.line === was.meaning.line,
    )
    if (!is) continue
    const [expected, other] = [
      quote(reference.tokens.slice(was.from, was.to)),
      quote(rendition.tokens.slice(is.from, is.to)),
    ]
    return [
      makeFinding({
        segmentId,
        rule: 'term-replaced',
        facts: { expected, heard: other },
        reference: expected,
        rendition: other,
      }),
    ]
  }
  return []
}
