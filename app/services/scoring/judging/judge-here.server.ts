import type { Engine } from '#scorer/engine/open-engine.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Rendition } from '#app/models/scoring/evaluation.ts'
import { missedFinding } from '#app/models/scoring/finding.ts'
import { isAddressedToMarker, withAddress } from '#app/models/scoring/marker-address.ts'
import { acceptWordings, type LibraryWord } from '#app/models/vocabulary/missed/accepted-wordings.ts'
import { nextTurn } from '#app/next-turn.server.ts'
import { readWordings } from '../../vocabulary/read-wordings.server.ts'
import { type Assessment, assessSegment, openScorer } from './open-scorer.server.ts'

export interface JudgeRequest {
  segments: readonly Segment[]
  /** One per segment, in order; an absent one counts as missed. */
  renditions: readonly Rendition[]
  /** Entries of the vocabulary library, whose synonyms are accepted. */
  words: readonly LibraryWord[]
}

/** Of one segment, beside every accepted wording. */
export interface Judgement extends Assessment {
  /** Why the rules spoke without the judge, for the log; null otherwise. */
  judgeProblem: string | null
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
 * Judges every segment in this thread, one a turn of the event loop: a dialogue takes some seconds. Where the judge's files are
 * missing or broken, its rules speak alone, and each judgement says why.
 */
export async function judgeHere(request: JudgeRequest, open: () => Promise<Engine> = openScorer): Promise<Judgement[]> {
  const { segments, renditions } = request
  const engine = await open()
  const judgements: Judgement[] = []
  for (const [index, accepted] of (await acceptHere(request)).entries()) {
    const [segment, rendition, segmentId] = [segments[index], renditions[index], index + 1]
    if (!segment) continue
    if (rendition?.status !== 'spoken') {
      judgements.push({ findings: [missedFinding(segmentId)], shades: null, conveyed: 0, judgeProblem: null })
      continue
    }
    await nextTurn()
    const known = withAccepted(segment, accepted)
    const assessment = await assessSegment(engine, { segment: known, segmentId, rendition: rendition.text })
    const isAddressed = isAddressedToMarker(known, rendition)
    const findings = isAddressed ? withAddress(assessment.findings, segmentId) : assessment.findings
    judgements.push({ ...assessment, findings, judgeProblem: engine.problem })
  }
  return judgements
}
