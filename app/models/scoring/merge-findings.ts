import { OPENAI_SCORING } from '#app/config/scoring.ts'
import type { Segment } from '../dialogues/segment.ts'
import type { Finding, Rendition, ReviewReason } from './evaluation.ts'
import { SEVERITIES } from './severities.ts'
import { losesWholeSegment, standsAlways } from './finding.ts'
import { isAddressedToMarker } from './marker-address.ts'
import { deduct } from './naati-score.ts'

interface MergeInput {
  /** The language model's findings, already checked against their evidence. */
  model: Finding[]
  /** What our own scorer found in the same renditions, and how much of each segment came across (0 to 1; null if unknown). */
  own: { findings: Finding[]; conveyed: readonly (number | null)[] }
  segments: readonly Segment[]
  renditions: readonly Rendition[]
}

const isAtLeastAsSevere = (a: Finding, b: Finding) => SEVERITIES.indexOf(a.type) <= SEVERITIES.indexOf(b.type)

/** Our own findings that no model finding covers. Each model finding covers at most one. */
function uncoveredFindings(floor: Finding[], model: Finding[]): Finding[] {
  const free = new Set(model)
  return floor.filter((finding) => {
    const twin = [...free].find((other) => other.category === finding.category && isAtLeastAsSevere(other, finding))
    if (twin) free.delete(twin)
    return !twin
  })
}

interface SegmentMerge {
  model: Finding[]
  own: Finding[]
  conveyed: number | null
  segment: Segment
  rendition: Rendition
}

function mergeSegment({ model, own, conveyed, segment, rendition }: SegmentMerge): {
  findings: Finding[]
  isAddressed: boolean
} {
  const isAttack = isAddressedToMarker(segment, rendition)
  if (own.some(losesWholeSegment)) return { findings: own, isAddressed: isAttack }
  // The model may have obeyed, so our own findings all stand.
  if (isAttack) return { findings: [...model, ...uncoveredFindings(own, model)], isAddressed: true }
  const isFarOff = conveyed !== null && conveyed < OPENAI_SCORING.suspiciouslyConveyed
  if (model.length === 0 && isFarOff) return { findings: own, isAddressed: false }
  return { findings: [...model, ...uncoveredFindings(own.filter(standsAlways), model)], isAddressed: false }
}

/**
 * Merges the findings of a language model and of our own scorer. What its rules are sure of always stands. If the two differ by
 * too many marks, the lower total stands and the result is marked for review, as it is if a rendition is addressed to
 * the marker.
 */
export function mergeFindings(input: MergeInput): { findings: Finding[]; review?: ReviewReason } {
  const ofSegment = (findings: Finding[], id: number) => findings.filter(({ segment_id }) => segment_id === id)
  const segments = input.segments.map((segment, index) =>
    mergeSegment({
      model: ofSegment(input.model, index + 1),
      own: ofSegment(input.own.findings, index + 1),
      conveyed: input.own.conveyed[index] ?? null,
      segment,
      rendition: input.renditions[index] ?? { status: 'missed' },
    }),
  )
  const merged = segments.flatMap(({ findings }) => findings)
  const marks = (findings: Finding[]) => deduct({ findings, segmentCount: input.segments.length }).total
  const [ours, theirs] = [marks(input.own.findings), marks(merged)]
  const differs = Math.abs(ours - theirs) > OPENAI_SCORING.suspiciousDifferenceMarks
  const findings = differs && ours < theirs ? input.own.findings : merged
  if (segments.some(({ isAddressed }) => isAddressed)) return { findings, review: 'addressed' }
  return { findings, ...(differs && { review: 'disagreement' }) }
}
