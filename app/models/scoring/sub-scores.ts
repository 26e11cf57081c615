import { FULL_MARKS, SUB_SCORE_WEIGHTS } from '#app/config/scoring.ts'
import type { Category, ErrorItem, Evaluation } from './evaluation.ts'
import { isMissed, losesWholeSegment } from './finding.ts'

type Area = keyof Evaluation['subScores']

const AREA_OF: Record<Category, Area> = {
  omission: 'meaning',
  insertion: 'meaning',
  distortion: 'meaning',
  language_quality: 'language',
  register: 'language',
  delivery: 'delivery',
}

/**
 * Percentages for meaning, language and delivery, from the marks deducted on the sheet. Each area owns its weight of
 * the marks (`fullMarks`: 45, or what the beginning of a dialogue can cost) and loses what its errors cost. A segment without an interpretation counts as lost in all three areas;
 * one in the speaker's own language, or with another message, also counts as lost in language. Delivery is null if
 * nothing was spoken (`deliveryAssessed` false).
 */
export function subScores({
  fullMarks = FULL_MARKS,
  ...input
}: {
  errors: ErrorItem[]
  segmentCount: number
  fullMarks?: number
  missedCount: number
  deliveryAssessed: boolean
}): Evaluation['subScores'] {
  const astray = new Set(
    input.errors.filter((error) => losesWholeSegment(error) && !isMissed(error)).map(({ segment_id }) => segment_id),
  )
  const shareOf = (unshown: number) => Math.max(0, 1 - unshown / input.segmentCount)
  const area = (name: Area): number => {
    const shown = shareOf(name === 'language' ? input.missedCount + astray.size : input.missedCount)
    const lost = input.errors
      .filter((error) => AREA_OF[error.category] === name && !isMissed(error))
      .reduce((sum, { deduction }) => sum + deduction, 0)
    return Math.round(100 * shown * Math.max(0, 1 - lost / (fullMarks * SUB_SCORE_WEIGHTS[name])))
  }
  return {
    meaning: area('meaning'),
    language: area('language'),
    delivery: input.deliveryAssessed ? area('delivery') : null,
  }
}
