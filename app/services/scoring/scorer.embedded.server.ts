import type { Segment } from '#app/models/dialogues/segment.ts'
import { log } from '#app/log.server.ts'
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

export interface DialogueErrors {
  findings: Finding[]
  /** One per segment; null where the judge did not look at it. */
  shades: (Shade[] | null)[]
  /** One per segment: how much of the message came across, 0 to 1; null where the judge did not look at it. */
  conveyed: (number | null)[]
  /** Set if the rules spoke without the judge. */
  fallback?: 'judge'
}

/** The errors of a dialogue by our own scorer. */
export async function findDialogueErrors(request: ScoreRequest): Promise<DialogueErrors> {
  const { segments, renditions: all, only, words = NO_WORDS } = request
  // Each segment is judged by itself.
  const renditions = all.map((rendition, index) => (only === undefined || only === index ? rendition : MISSED))
  const judgements = await judge.judge({ segments, renditions, words })
  const { judgeProblem = null } = judgements.find((judgement) => judgement.judgeProblem !== null) ?? {}
  if (judgeProblem !== null) log.warn({ problem: judgeProblem }, 'the judge is missing: the rules judged alone')
  return {
    findings: judgements.flatMap(({ findings }) => findings),
    shades: judgements.map(({ shades }) => shades),
    conveyed: judgements.map(({ conveyed }) => conveyed),
    ...(judgeProblem !== null && { fallback: 'judge' }),
  }
}

/** The built-in scorer: no network, no key, deterministic. */
export const embeddedScorer: Scorer = {
  id: 'embedded',
  score: async (request) => ({ ...(await findDialogueErrors(request)), engine: 'embedded' }),
}
