import type { Finding } from '../evaluation.ts'
import type { Alignment } from './align.ts'
import type { Cleaned } from './hesitation.ts'
import type { Name } from './names.ts'
import type { Slots } from './slots.ts'
import type { Utterance } from './utterance.ts'

/** A rendition held against one model interpretation: what every rule is given. */
export interface Comparison {
  segmentId: number
  source: Utterance
  reference: Utterance
  rendition: Utterance
  /** Every model interpretation of the segment: what any of them says is no addition. */
  accepted: readonly Utterance[]
  alignment: Alignment
  /** What stands in whose place where both say the same words around it. */
  local: Slots
  names: readonly Name[]
  hesitations: Cleaned
}

export type Rule = (comparison: Comparison) => Finding[]
