import type { Segment } from '../dialogues/segment.ts'
import { finish, type Pieces } from '#app/pieces.ts'
import { type Assessment, assessing } from './embedded/find-errors.ts'
import type { Rendition } from './evaluation.ts'

interface AssessInput {
  segment: Segment
  /** 1-based. */
  segmentId: number
  rendition: Rendition
}

const LATEST = new WeakMap<Segment, { segmentId: number; text: string; assessment: Assessment }>()

/**
 * The rules' assessment of a rendition, cached per loaded segment. The scorer asks for the findings and the evaluation
 * then asks for the similarity, so the last answer saves a second run.
 */
export function assessOnce(question: AssessInput): Assessment {
  return finish(assessingOnce(question))
}

/** The same in pieces. */
export function* assessingOnce(question: AssessInput): Pieces<Assessment> {
  const { segment, segmentId, rendition } = question
  if (rendition.status === 'missed') return yield* assessing(question)
  const { text } = rendition
  const known = LATEST.get(segment)
  if (known?.text === text && known.segmentId === segmentId) return known.assessment
  const assessment = yield* assessing(question)
  LATEST.set(segment, { segmentId, text, assessment })
  return assessment
}
