import type { Segment } from '#app/models/dialogues/segment.ts'
import { assessingOnce } from '#app/models/scoring/assess-once.ts'
import type { Assessment } from '#app/models/scoring/embedded/find-errors.ts'
import type { Rendition } from '#app/models/scoring/evaluation.ts'
import { acceptWordings, type LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'
import { inTurns, nextTurn } from '#app/next-turn.server.ts'
import { readWordings } from '../../vocabulary/read-wordings.server.ts'

export interface JudgeRequest {
  segments: readonly Segment[]
  /** One per segment, in order; an absent one counts as missed. */
  renditions: readonly Rendition[]
  /** Entries of the vocabulary library, whose synonyms the rules accept. */
  words: readonly LibraryWord[]
}

export interface Judgement {
  /** Model interpretations with the library's synonyms, accepted beside the segment's own. */
  accepted: string[]
  /** Beside all of them. */
  assessment: Assessment
  /** Beside the segment's own alone. */
  own: Assessment
}

/** The segment with further accepted wordings; the same object if there are none. */
export const withAccepted = (segment: Segment, accepted: readonly string[]): Segment =>
  accepted.length === 0 ? segment : { ...segment, variants: [...segment.variants, ...accepted] }

/** What the library's synonyms add to each segment's accepted wordings, for these renditions. */
export async function acceptHere({ segments, renditions, words }: JudgeRequest): Promise<string[][]> {
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

/**
 * Judges every segment by the rules in this thread, a few milliseconds a turn of the event loop: a dialogue takes a fifth of a
 * second.
 */
export async function judgeHere(request: JudgeRequest): Promise<Judgement[]> {
  const { segments, renditions } = request
  const judgements: Judgement[] = []
  for (const [index, accepted] of (await acceptHere(request)).entries()) {
    const segment = segments[index]
    if (!segment) continue
    const rendition = renditions[index] ?? { status: 'missed' as const }
    const assess = (one: Segment) => inTurns(assessingOnce({ segment: one, segmentId: index + 1, rendition }))
    const own = await assess(segment)
    const assessment = accepted.length === 0 ? own : await assess(withAccepted(segment, accepted))
    judgements.push({ accepted, assessment, own })
  }
  return judgements
}
