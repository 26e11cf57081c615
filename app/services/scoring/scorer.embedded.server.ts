import { RULES_WARM_UP } from '#app/config/scoring.ts'
import { SegmentSchema, type Segment } from '#app/models/dialogues/segment.ts'
import { assessingOnce } from '#app/models/scoring/assess-once.ts'
import type { Assessment } from '#app/models/scoring/embedded/find-errors.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import { acceptWordings, type LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'
import { inTurns, nextTurn } from '#app/next-turn.server.ts'
import { readWordings } from '../vocabulary/read-wordings.server.ts'
import type { ScoreRequest, Scorer } from './port.ts'

const NO_WORDS: readonly LibraryWord[] = []

/** The segments with every accepted wording for these renditions: their variants and the library's synonyms. */
export async function acceptedSegments({ segments, renditions, words = NO_WORDS }: ScoreRequest): Promise<Segment[]> {
  await readWordings(words)
  const accepted: Segment[] = []
  for (const [index, segment] of segments.entries()) {
    const rendition = renditions[index]
    if (rendition?.status === 'spoken') await nextTurn()
    accepted.push(
      rendition?.status === 'spoken' ? acceptWordings({ segment, rendition: rendition.text, words }) : segment,
    )
  }
  return accepted
}

/**
 * The rules' assessment of every segment, a few milliseconds a turn of the event loop: a dialogue takes a fifth of a
 * second, and pages are answered by the same thread. A segment without a rendition counts as missed. `assessOnce` then
 * knows them.
 */
export async function assessInTurns({
  segments,
  renditions,
}: Pick<ScoreRequest, 'segments' | 'renditions'>): Promise<Assessment[]> {
  const assessments: Assessment[] = []
  for (const [index, segment] of segments.entries()) {
    const rendition = renditions[index] ?? { status: 'missed' as const }
    assessments.push(await inTurns(assessingOnce({ segment, segmentId: index + 1, rendition })))
  }
  return assessments
}

/** The errors of a dialogue by our own rules. */
export async function findDialogueErrors(request: ScoreRequest): Promise<Finding[]> {
  const assessments = await assessInTurns({ ...request, segments: await acceptedSegments(request) })
  return assessments.flatMap(({ findings }) => findings)
}

/** Loads the rules' lexicons (half a second of one core) before the first learner needs them. */
export async function warmUpRules(): Promise<void> {
  const segments = RULES_WARM_UP.map(({ segment }) => SegmentSchema.parse(segment))
  const renditions = RULES_WARM_UP.map(({ said }) => ({ status: 'spoken' as const, text: said }))
  await findDialogueErrors({ segments, renditions })
}

/** The built-in scorer: no network, no key, deterministic. */
export const embeddedScorer: Scorer = {
  id: 'embedded',
  score: async (request) => ({ findings: await findDialogueErrors(request), engine: 'embedded' }),
}
