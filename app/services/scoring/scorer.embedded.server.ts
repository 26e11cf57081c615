import { setImmediate as nextTurn } from 'node:timers/promises'
import { RULES_WARM_UP } from '#app/config/scoring.ts'
import { SegmentSchema, type Segment } from '#app/models/dialogues/segment.ts'
import { assessOnce } from '#app/models/scoring/assess-once.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { acceptWordings } from '#app/models/vocabulary/missed/accepted-wordings.ts'
import type { ScoreRequest, Scorer } from './port.ts'

/** The segments with every accepted wording for these renditions: their variants and the library's synonyms. */
export function acceptedSegments({ segments, renditions, words = [] }: ScoreRequest): Segment[] {
  return segments.map((segment, index) => {
    const rendition = renditions[index]
    return rendition?.status === 'spoken' ? acceptWordings({ segment, rendition: rendition.text, words }) : segment
  })
}

function findSegmentErrors(
  segment: Segment,
  { index, renditions }: Pick<ScoreRequest, 'renditions'> & { index: number },
) {
  const rendition = renditions[index] ?? { status: 'missed' as const }
  return assessOnce({ segment, segmentId: index + 1, rendition }).findings
}

/** The errors of a dialogue by our own rules; a segment without a rendition counts as missed. */
export function findDialogueErrors(request: ScoreRequest): Finding[] {
  const { renditions } = request
  return acceptedSegments(request).flatMap((segment, index) => findSegmentErrors(segment, { index, renditions }))
}

/** The same, yielding to other work between segments. */
export async function findDialogueErrorsYielding(request: ScoreRequest): Promise<Finding[]> {
  const { renditions } = request
  const found: Finding[] = []
  for (const [index, segment] of acceptedSegments(request).entries()) {
    await nextTurn()
    found.push(...findSegmentErrors(segment, { index, renditions }))
  }
  return found
}

/** Loads the rules' lexicons (half a second of one core) before the first learner needs them. */
export async function warmUpRules(): Promise<void> {
  const segments = RULES_WARM_UP.map(({ segment }) => SegmentSchema.parse(segment))
  const renditions = RULES_WARM_UP.map(({ said }) => ({ status: 'spoken' as const, text: said }))
  await findDialogueErrorsYielding({ segments, renditions })
}

/** The built-in scorer: no network, no key, deterministic. */
export const embeddedScorer: Scorer = {
  id: 'embedded',
  score: async (request) => ({ findings: findDialogueErrors(request), engine: 'embedded' }),
}
