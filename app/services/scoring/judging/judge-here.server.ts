import type { Engine } from '#scorer/engine/open-engine.ts'
import type { ScoringEngine } from '#app/config/env/speech-fields.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { assessingOnce } from '#app/models/scoring/assess-once.ts'
import type { Assessment } from '#app/models/scoring/embedded/find-errors.ts'
import type { Finding, Rendition } from '#app/models/scoring/evaluation.ts'
import { losesWholeSegment } from '#app/models/scoring/finding.ts'
import type { Shade } from '#app/models/scoring/shades.ts'
import { acceptWordings, type LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'
import { inTurns, nextTurn } from '#app/next-turn.server.ts'
import { readWordings } from '../../vocabulary/read-wordings.server.ts'
import { assessMeaning, openMeaning } from './meaning.server.ts'

export interface JudgeRequest {
  engine: ScoringEngine
  segments: readonly Segment[]
  /** One per segment, in order; an absent one counts as missed. */
  renditions: readonly Rendition[]
  /** Entries of the vocabulary library, whose synonyms the rules accept. */
  words: readonly LibraryWord[]
}

export interface Judgement {
  /** Beside every accepted wording. */
  findings: readonly Finding[]
  /** Null if the judge did not look at it. */
  shades: Shade[] | null
  /** Why the judge did not look at the dialogue although it was to, for the log; null otherwise. */
  judgeProblem: string | null
  /** Model interpretations with the library's synonyms, accepted beside the segment's own. */
  accepted: string[]
  /** By today's rules, beside the segment's own wordings alone. */
  own: Assessment
}

/** The segment with further accepted wordings; the same object if there are none. */
export const withAccepted = (segment: Segment, accepted: readonly string[]): Segment =>
  accepted.length === 0 ? segment : { ...segment, variants: [...segment.variants, ...accepted] }

/** What the library's synonyms add to each segment's accepted wordings, for these renditions. */
export async function acceptHere({ segments, renditions, words }: Omit<JudgeRequest, 'engine'>): Promise<string[][]> {
  await readWordings(words)
  const all: string[][] = []
  for (const [index, segment] of segments.entries()) {
    const rendition = renditions[index]
    if (rendition?.status !== 'spoken') {
      all.push([])
      continue
    }
    await nextTurn()
    const { variants } = acceptWordings({ segment, rendition: rendition.text, words })
    all.push(variants.slice(segment.variants.length))
  }
  return all
}

interface Judged {
  segment: Segment
  segmentId: number
  rendition: Rendition
  /** By today's rules. */
  found: readonly Finding[]
}

/** The findings of scorer/. What is no interpretation at all is still found by today's rules. */
async function judgedByMeaning(engine: Engine, { segment, segmentId, rendition, found }: Judged) {
  if (rendition.status !== 'spoken' || found.some(losesWholeSegment)) return null
  return assessMeaning(engine, { segment, segmentId, rendition: rendition.text })
}

/**
 * Judges every segment in this thread, a few milliseconds a turn of the event loop: a dialogue takes a fifth of a second by
 * today's rules, a few seconds by the judge. Where the judge's files are missing or broken, today's rules judge, and each
 * judgement says why.
 */
export async function judgeHere(
  request: JudgeRequest,
  open: () => Promise<Engine> = openMeaning,
): Promise<Judgement[]> {
  const { segments, renditions } = request
  const engine = request.engine === 'judge' ? await open() : null
  const judgeProblem = engine?.problem ?? null
  const judgements: Judgement[] = []
  for (const [index, accepted] of (await acceptHere(request)).entries()) {
    const segment = segments[index]
    if (!segment) continue
    const rendition = renditions[index] ?? { status: 'missed' as const }
    const assess = (one: Segment) => inTurns(assessingOnce({ segment: one, segmentId: index + 1, rendition }))
    const own = await assess(segment)
    const known = withAccepted(segment, accepted)
    const { findings: found } = accepted.length === 0 ? own : await assess(known)
    const judged = { segment: known, segmentId: index + 1, rendition, found }
    const meaning = engine && judgeProblem === null ? await judgedByMeaning(engine, judged) : null
    judgements.push({ accepted, own, findings: found, shades: null, judgeProblem, ...meaning })
  }
  return judgements
}
