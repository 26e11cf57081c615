import { FULL_MARKS, SUB_SCORE_WEIGHTS } from '#app/config/scoring.ts'
import type { Category, ErrorItem, Evaluation } from './evaluation.ts'

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
 * counts as lost in all three. Delivery is null when nothing was heard (`deliveryAssessed` false: all typed).
 */
export function subScores(input: {
  errors: ErrorItem[]
  segmentCount: number
  missedCount: number
  deliveryAssessed: boolean
}): Evaluation['subScores'] {
  const spokenShare = 1 - input.missedCount / input.segmentCount
  const area = (name: Area): number => {
    const lost = input.errors
      .filter(({ category, rule }) => AREA_OF[category] === name && rule !== 'no-interpretation')
      .reduce((sum, { deduction }) => sum + deduction, 0)
    return Math.round(100 * spokenShare * Math.max(0, 1 - lost / (FULL_MARKS * SUB_SCORE_WEIGHTS[name])))
  }
  return {
    meaning: area('meaning'),
    language: area('language'),
    delivery: input.deliveryAssessed ? area('delivery') : null,
  }
}
