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

/** Whether `assessOnce` knows the assessment of these words. */
export const isAssessed = (question: AssessInput): boolean => known(question) !== undefined

/** Keeps an assessment that was made elsewhere. */
export function keepAssessment(options: AssessInput & { assessment: Assessment }): void {
  const { segment, segmentId, rendition, assessment } = options
  if (rendition.status === 'spoken') LATEST.set(segment, { segmentId, text: rendition.text, assessment })
}

function known({ segment, segmentId, rendition }: AssessInput): Assessment | undefined {
  const latest = LATEST.get(segment)
  const isSame = rendition.status === 'spoken' && latest?.text === rendition.text && latest.segmentId === segmentId
  return isSame ? latest.assessment : undefined
}

/** The same in pieces. */
export function* assessingOnce(question: AssessInput): Pieces<Assessment> {
  const found = known(question)
  if (found) return found
  const assessment = yield* assessing(question)
  keepAssessment({ ...question, assessment })
  return assessment
}
