import type { Segment } from '#app/models/dialogues/segment.ts'
import { isAssessed, keepAssessment } from '#app/models/scoring/assess-once.ts'
import type { Finding, Rendition } from '#app/models/scoring/evaluation.ts'
import type { LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'
import { withAccepted } from './judging/judge-here.server.ts'
import { judge } from './judging/judge.server.ts'
import type { ScoreRequest, Scorer } from './port.ts'

/** One object, since a judge knows a library by its identity. */
const NO_WORDS: readonly LibraryWord[] = []

/** The segments with every accepted wording for these renditions: their variants and the library's synonyms. */
export async function acceptedSegments({ segments, renditions, words = NO_WORDS }: ScoreRequest): Promise<Segment[]> {
  const all = await judge.accept({ segments, renditions, words })
  return segments.map((segment, index) => withAccepted(segment, all[index] ?? []))
}

/** The errors of a dialogue by our own rules. `assessOnce` then knows every segment's assessment. */
export async function findDialogueErrors({ segments, renditions, words = NO_WORDS }: ScoreRequest): Promise<Finding[]> {
  const judgements = await judge.judge({ segments, renditions, words })
  for (const [index, segment] of segments.entries()) {
    const [rendition, judgement] = [renditions[index], judgements[index]]
    if (rendition?.status !== 'spoken' || !judgement) continue
    keepAssessment({ segment, segmentId: index + 1, rendition, assessment: judgement.own })
  }
  return judgements.flatMap(({ assessment }) => assessment.findings)
}

/** Has every segment assessed ahead, so that `assessOnce` finds nothing left to do in the thread that makes pages. */
export async function assessAhead(request: Pick<ScoreRequest, 'segments' | 'renditions'>): Promise<void> {
  const { segments } = request
  const unknown = segments.map((segment, index): Rendition => {
    const rendition = request.renditions[index]
    if (rendition?.status !== 'spoken') return { status: 'missed' }
    return isAssessed({ segment, segmentId: index + 1, rendition }) ? { status: 'missed' } : rendition
  })
  if (unknown.some(({ status }) => status === 'spoken')) await findDialogueErrors({ segments, renditions: unknown })
}

/** The built-in scorer: no network, no key, deterministic. */
export const embeddedScorer: Scorer = {
  id: 'embedded',
  score: async (request) => ({ findings: await findDialogueErrors(request), engine: 'embedded' }),
}
