import type { Segment } from '#app/models/dialogues/segment.ts'
import type { ScoringEngine } from '#app/config/env/speech-fields.ts'
import { env } from '#app/config/env.server.ts'
import { log } from '#app/log.server.ts'
import { isAssessed, keepAssessment } from '#app/models/scoring/assess-once.ts'
import type { Finding, Rendition } from '#app/models/scoring/evaluation.ts'
import type { Shade } from '#app/models/scoring/shades.ts'
import type { LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'
import { withAccepted } from './judging/judge-here.server.ts'
import { judge } from './judging/judge.server.ts'
import type { ScoreRequest, Scorer } from './port.ts'

/** One object, since a judge knows a library by its identity. */
const NO_WORDS: readonly LibraryWord[] = []

const MISSED: Rendition = { status: 'missed' }

/** The segments with every accepted wording for these renditions: their variants and the library's synonyms. */
export async function acceptedSegments({ segments, renditions, words = NO_WORDS }: ScoreRequest): Promise<Segment[]> {
  const all = await judge.accept({ segments, renditions, words })
  return segments.map((segment, index) => withAccepted(segment, all[index] ?? []))
}

interface DialogueErrors {
  findings: Finding[]
  /** One per segment; null where the judge did not look at it. */
  shades: (Shade[] | null)[]
  /** Set if the rules spoke alone although the judge is configured. */
  fallback?: 'judge'
}

/** The errors of a dialogue by our own engine. `assessOnce` then knows every segment's likeness to its models. */
export async function findDialogueErrors(
  { segments, renditions: all, only, words = NO_WORDS }: ScoreRequest,
  engine: ScoringEngine = env.scoringEngine,
): Promise<DialogueErrors> {
  // Each segment is judged by itself.
  const renditions = all.map((rendition, index) => (only === undefined || only === index ? rendition : MISSED))
  const judgements = await judge.judge({ engine, segments, renditions, words })
  for (const [index, segment] of segments.entries()) {
    const [rendition, judgement] = [renditions[index], judgements[index]]
    if (rendition?.status !== 'spoken' || !judgement) continue
    keepAssessment({ segment, segmentId: index + 1, rendition, assessment: judgement.own })
  }
  const { judgeProblem = null } = judgements.find((judgement) => judgement.judgeProblem !== null) ?? {}
  if (judgeProblem !== null) log.warn({ problem: judgeProblem }, "the judge is missing: today's rules judged")
  return {
    findings: judgements.flatMap(({ findings }) => findings),
    shades: judgements.map(({ shades }) => shades),
    ...(judgeProblem !== null && { fallback: 'judge' }),
  }
}

/** Has every segment assessed ahead, so that `assessOnce` finds nothing left to do in the thread that makes pages. */
export async function assessAhead(request: Pick<ScoreRequest, 'segments' | 'renditions'>): Promise<void> {
  const { segments } = request
  const unknown = segments.map((segment, index): Rendition => {
    const rendition = request.renditions[index]
    if (rendition?.status !== 'spoken') return { status: 'missed' }
    return isAssessed({ segment, segmentId: index + 1, rendition }) ? { status: 'missed' } : rendition
  })
  if (unknown.some(({ status }) => status === 'spoken'))
    await findDialogueErrors({ segments, renditions: unknown }, 'rules')
}

/** The built-in scorer: no network, no key, deterministic. */
export const embeddedScorer: Scorer = {
  id: 'embedded',
  score: async (request) => {
    const errors = await findDialogueErrors(request)
    return { ...errors, engine: env.scoringEngine === 'judge' && !errors.fallback ? 'judge' : 'embedded' }
  },
}
