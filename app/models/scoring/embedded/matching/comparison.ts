import type { Finding } from '#app/models/scoring/evaluation.ts'
import type { Alignment } from './align.ts'
import type { CleanSpeech } from '../reading/hesitation.ts'
import type { Name } from '../reading/names.ts'
import type { Slots } from './slots.ts'
import type { Utterance } from '../reading/utterance.ts'

/** A rendition compared with one model interpretation. The input of every rule. */
export interface Comparison {
  segmentId: number
  source: Utterance
  reference: Utterance
  /** The text of `reference` as written. */
  model: string
  rendition: Utterance
  /** Every model interpretation of the segment. Nothing that any of them says is an addition. */
  accepted: readonly Utterance[]
  alignment: Alignment
  /** Where the words around a change agree: what was replaced by what. */
  wordDiff: Slots
  names: readonly Name[]
  hesitations: CleanSpeech
}

/**
 * The text that confirms what the model says: the source, or the model itself if no source was given (command line).
 */
export const sourceOrModel = ({ source, reference }: Comparison): Utterance =>
  source.tokens.length > 0 ? source : reference

export type Rule = (comparison: Comparison) => Finding[]
