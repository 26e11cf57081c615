import type { Segment } from '#app/models/dialogues/segment.ts'
import { assessOnce } from '#app/models/scoring/assess-once.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { acceptWordings } from '#app/models/vocabulary/accepted-wordings.ts'
import type { ScoreRequest, Scorer } from './port.ts'

/** The segments with every wording that is right for this rendition: their own variants, and the library's synonyms. */
export function acceptedSegments({ segments, renditions, words = [] }: ScoreRequest): Segment[] {
  return segments.map((segment, index) => {
    const rendition = renditions[index]
    return rendition?.status === 'spoken' ? acceptWordings({ segment, rendition: rendition.text, words }) : segment
  })
}

/** The errors of a dialogue by our own rules; a segment without a rendition counts as missed. */
export function findDialogueErrors(request: ScoreRequest): Finding[] {
  return acceptedSegments(request).flatMap((segment, index) => {
    const rendition = request.renditions[index] ?? { status: 'missed' as const }
    return assessOnce({ segment, segmentId: index + 1, rendition }).findings
  })
}

/** Scores with what is built in: no network, no key, the same answer every time. */
export const embeddedScorer: Scorer = {
  id: 'embedded',
  score: async (request) => ({ findings: findDialogueErrors(request), engine: 'embedded' }),
}
