import type { Finding } from '#app/models/scoring/evaluation.ts'
import type { Alignment } from './align.ts'
import type { Cleaned } from '../reading/hesitation.ts'
import type { Name } from '../reading/names.ts'
import type { Slots } from './slots.ts'
import type { Utterance } from '../reading/utterance.ts'

/** A rendition held against one model interpretation: what every rule is given. */
export interface Comparison {
  segmentId: number
  source: Utterance
  reference: Utterance
  /** `reference` as it was written. */
  model: string
  rendition: Utterance
  /** Every model interpretation of the segment: what any of them says is no addition. */
  accepted: readonly Utterance[]
  alignment: Alignment
  /** What stands in whose place where both say the same words around it. */
  local: Slots
  names: readonly Name[]
  hesitations: Cleaned
}

/** Who bears witness to what the model says: the source, or where none was given (the command line) the model itself. */
export const witnessOf = ({ source, reference }: Comparison): Utterance =>
  source.tokens.length > 0 ? source : reference

export type Rule = (comparison: Comparison) => Finding[]
