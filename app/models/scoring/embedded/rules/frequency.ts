import { makeFinding } from '../../finding.ts'
import type { Rule } from '../comparison.ts'
import { readFrequencies, type Frequency } from '../lexicon/frequency.ts'
import { quote } from '../text.ts'
import type { Utterance } from '../utterance.ts'

/** Fifteen days and a fortnight are the same; weekly and monthly are not. */
const TOLERANCE = 1.12

const same = (a: Frequency, b: Frequency) =>
  Math.max(a.perYear, b.perYear) / Math.min(a.perYear, b.perYear) <= TOLERANCE

const words = ({ tokens }: Utterance, { from, to }: Frequency) => quote(tokens.slice(from, to))

/** "Every two days" is not "twice a day": how often something happens, whatever the wording. */
export const frequency: Rule = ({ segmentId, source, reference, rendition, accepted }) => {
  const [spoken, expected, heard] = [source, reference, rendition].map(readFrequencies)
  if (!spoken || !expected || !heard) return []
  const known = [...spoken, ...accepted.flatMap(readFrequencies)]
  const lost = expected.filter(
    (one) => spoken.some((other) => same(one, other)) && !heard.some((other) => same(one, other)),
  )
  const added = heard.filter((one) => !known.some((other) => same(one, other)))
  return lost.slice(0, added.length).flatMap((one, index) => {
    const other = added[index]
    if (!other) return []
    const facts = { expected: words(reference, one), heard: words(rendition, other) }
    return [
      makeFinding({ segmentId, rule: 'frequency-changed', facts, reference: facts.expected, rendition: facts.heard }),
    ]
  })
}
