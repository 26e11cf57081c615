// Reports a changed frequency: "twice a day" for "every two days". Critical (`frequency-changed`).
import { makeFinding } from '#app/models/scoring/finding.ts'
import type { Rule } from '#app/models/scoring/embedded/matching/comparison.ts'
import { findCalendarWord } from '#app/models/scoring/embedded/lexicon/calendar.ts'
import { readFrequencies, type Frequency } from '#app/models/scoring/embedded/lexicon/frequency.ts'
import { quote } from '#app/models/scoring/embedded/reading/text.ts'
import type { Utterance } from '#app/models/scoring/embedded/reading/utterance.ts'

/** Fifteen days equal a fortnight; weekly does not equal monthly. */
const TOLERANCE = 1.12

const isSameRate = (a: Frequency, b: Frequency) =>
  Math.max(a.perYear, b.perYear) / Math.min(a.perYear, b.perYear) <= TOLERANCE

const quoteFrequency = ({ tokens }: Utterance, { from, to }: Frequency) => quote(tokens.slice(from, to))

/**
 * Whether a token only belongs to a frequency that the other side also has in some wording: "every two days", "every
 * other day".
 */
export function isPartOfSharedFrequency(side: Utterance, other: Utterance, at: number): boolean {
  // The "April" of "every April" is a date of its own.
  if (findCalendarWord(side.tokens[at]?.folded ?? '', side.language)) return false
  const there = readFrequencies(other)
  return readFrequencies(side).some((one) => at >= one.from && at < one.to && there.some((two) => isSameRate(one, two)))
}

export const frequency: Rule = ({ segmentId, source, reference, rendition, accepted }) => {
  const [spoken, expected, heard] = [source, reference, rendition].map(readFrequencies)
  if (!spoken || !expected || !heard) return []
  const models = [source, ...accepted].map(readFrequencies)
  const count = (list: readonly Frequency[], one: Frequency) => list.filter((other) => isSameRate(one, other)).length
  const lost = expected.filter(
    (one) => spoken.some((other) => isSameRate(one, other)) && !heard.some((other) => isSameRate(one, other)),
  )
  const added = heard.filter((one) => models.every((model) => count(model, one) < count(heard, one)))
  return lost.slice(0, added.length).flatMap((one, index) => {
    const other = added[index]
    if (!other) return []
    const facts = { expected: quoteFrequency(reference, one), heard: quoteFrequency(rendition, other) }
    return [
      makeFinding({ segmentId, rule: 'frequency-changed', facts, reference: facts.expected, rendition: facts.heard }),
    ]
  })
}
