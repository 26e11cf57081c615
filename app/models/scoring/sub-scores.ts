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
 * Shares of 100 for meaning, language and delivery, from the marks that the sheet took off. Each area owns its weight of
 * the 45 marks and loses what its errors cost. A segment without an interpretation shows nothing of any area, so it
 * counts as lost in all three; one in the speaker's own language, or with another message, shows nothing of language.
 * Delivery is null when nothing was heard (`deliveryAssessed` false: all typed).
 */
export function subScores(input: {
  errors: ErrorItem[]
  segmentCount: number
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
    return Math.round(100 * shown * Math.max(0, 1 - lost / (FULL_MARKS * SUB_SCORE_WEIGHTS[name])))
  }
  return {
    meaning: area('meaning'),
    language: area('language'),
    delivery: input.deliveryAssessed ? area('delivery') : null,
  }
}
