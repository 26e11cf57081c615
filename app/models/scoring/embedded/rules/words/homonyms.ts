// Reports the wrong sense of an ambiguous word: "plug" for "fiş" (receipt). Major (`term-replaced`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Comparison, Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { HOMONYMS, type SenseOfWord } from '#app/models/scoring/embedded/lexicon/homonyms.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

const senseLines = (side: Utterance, part: SenseOfWord['part']): ReadonlySet<number> =>
  new Set(
    HOMONYMS.readings(side.tokens, side.language)
      .filter(({ meaning }) => meaning.part === part)
      .map(({ meaning }) => meaning.line),
  )

/** The model must have the intended sense, and the rendition the other one without the intended one. */
export const homonyms: Rule = ({ segmentId, source, reference, rendition, accepted }: Comparison) => {
  const spoken = senseLines(source, 'word')
  if (spoken.size === 0) return []
  const heard = senseLines(rendition, 'meant')
  const known = new Set(accepted.flatMap((side) => [...senseLines(side, 'other')]))
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
