import { findErrors } from '#app/models/scoring/embedded/find-errors.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import type { ScoreRequest, Scorer } from './port.ts'

/** The errors of a dialogue by our own rules; a segment without a rendition counts as missed. */
export function findDialogueErrors({ segments, renditions }: ScoreRequest): Finding[] {
  return segments.flatMap((segment, index) =>
    findErrors({ segment, segmentId: index + 1, rendition: renditions[index] ?? { status: 'missed' } }),
  )
}

/** Scores with what is built in: no network, no key, the same answer every time. */
export const embeddedScorer: Scorer = {
  id: 'embedded',
  score: async (request) => ({ findings: findDialogueErrors(request), engine: 'embedded' }),
}
