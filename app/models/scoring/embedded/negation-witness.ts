import type { Comparison } from './comparison.ts'
import type { Negation } from './negation-reader.ts'
import { signsOf, type Signed } from './signs.ts'
import type { Utterance } from './utterance.ts'

/** What an utterance says of the deed that a "not" denies. */
const deedsAt = (utterance: Utterance, { at, headAt }: Negation): Signed[] =>
  signsOf(utterance).filter(({ from, to }) => [at, headAt].some((place) => place >= from && place < to))

/** Whether an utterance says the same of a deed: "not closed" is "open". */
const saysTheSame = (utterance: Utterance, deed: Signed): boolean =>
  deed.sign !== 'unsure' &&
  signsOf(utterance).some((other) => other.meaning === deed.meaning && other.sign === deed.sign)

/** A "not" of the model for which the learner says the opposite word. */
export const isSaidByOpposite = ({ reference, rendition }: Comparison, lost: Negation): boolean =>
  deedsAt(reference, lost).some((deed) => saysTheSame(rendition, deed))

/** A "not" of the learner's for which the model or the speaker says the opposite word, or that the speaker says as well. */
export const isOfSpeaker = ({ source, reference, rendition }: Comparison, added: Negation): boolean =>
  deedsAt(rendition, added).some((deed) => [source, reference].some((side) => saysTheSame(side, deed)))
