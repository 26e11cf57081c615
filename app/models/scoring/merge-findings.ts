import type { RuleName } from '#app/config/copy/scoring.ts'
import { OPENAI_SCORING } from '#app/config/scoring.ts'
import type { Segment } from '../dialogues/segment.ts'
import { assessOnce } from './assess-once.ts'
import type { Finding, Rendition, ReviewReason } from './evaluation.ts'
import { SEVERITIES } from './severities.ts'
import { losesWholeSegment, makeFinding, standsAlways } from './finding.ts'
import { addressesMarker } from './marker-address.ts'
import { deduct } from './naati-score.ts'

/** Rules precise enough to stand whatever a language model says. */
const ALWAYS_STANDS: ReadonlySet<string> = new Set<RuleName>([
  'no-interpretation',
  'not-interpreted',
  'source-repeated',
  'another-message',
  'number-replaced',
  'day-replaced',
  'unit-replaced',
  'frequency-changed',
  'relative-replaced',
  'obligation-reversed',
  'most-missing',
  'negation-lost',
  'negation-added',
])

interface MergeInput {
  /** The language model's findings, already checked against their evidence. */
  model: Finding[]
  /** The rules' findings on the same renditions. */
  embedded: Finding[]
  segments: readonly Segment[]
  renditions: readonly Rendition[]
}

/** Whether a finding stands whatever a language model says. */
export function alwaysStands(finding: Finding): boolean {
  return standsAlways(finding) || ALWAYS_STANDS.has(finding.rule)
}

const isAtLeastAsSevere = (a: Finding, b: Finding) => SEVERITIES.indexOf(a.type) <= SEVERITIES.indexOf(b.type)

/** The rules' findings that no model finding covers. Each model finding covers at most one. */
function uncoveredFindings(floor: Finding[], model: Finding[]): Finding[] {
  const free = new Set(model)
  return floor.filter((finding) => {
    const twin = [...free].find((other) => other.category === finding.category && isAtLeastAsSevere(other, finding))
    if (twin) free.delete(twin)
    return !twin
  })
}

/** Whether a rendition is addressed to the marker and the dialogue is not. */
export function isAddressedToMarker(segment: Segment, rendition: Rendition): boolean {
  if (rendition.status !== 'spoken' || !addressesMarker(rendition.text)) return false
  return ![segment.text, segment.translation, ...segment.variants].some(addressesMarker)
}

interface SegmentMerge {
  /** 1-based. */
  id: number
  model: Finding[]
  embedded: Finding[]
  segment: Segment
  rendition: Rendition
}

function mergeSegment({ id, model, embedded, segment, rendition }: SegmentMerge): {
  findings: Finding[]
  isAddressed: boolean
} {
  const isAttack = isAddressedToMarker(segment, rendition)
  if (embedded.some(losesWholeSegment)) return { findings: embedded, isAddressed: isAttack }
  const isFarOff = () =>
    assessOnce({ segment, segmentId: id, rendition }).similarity < OPENAI_SCORING.suspiciousSimilarity
  if (isAttack) {
    // Instead of the message, it counts as another message. Beside it, the rules' findings all stand, because the model
    // may have obeyed.
    const findings = isFarOff() ? [makeFinding({ segmentId: id, rule: 'another-message' })] : null
    return { findings: findings ?? [...model, ...uncoveredFindings(embedded, model)], isAddressed: true }
  }
  const praisedTooEarly = model.length === 0 && isFarOff()
  if (praisedTooEarly) return { findings: embedded, isAddressed: false }
  return { findings: [...model, ...uncoveredFindings(embedded.filter(alwaysStands), model)], isAddressed: false }
}

/**
 * Merges the findings of a language model and of the rules. Precise rule findings always stand. If the two differ by
 * too many marks, the lower total stands and the result is marked for review, as it is if a rendition is addressed to
 * the marker.
 */
export function mergeFindings(input: MergeInput): { findings: Finding[]; review?: ReviewReason } {
  const ofSegment = (findings: Finding[], id: number) => findings.filter(({ segment_id }) => segment_id === id)
  const segments = input.segments.map((segment, index) =>
    mergeSegment({
      id: index + 1,
      model: ofSegment(input.model, index + 1),
      embedded: ofSegment(input.embedded, index + 1),
      segment,
      rendition: input.renditions[index] ?? { status: 'missed' },
    }),
  )
  const merged = segments.flatMap(({ findings }) => findings)
  const marks = (findings: Finding[]) => deduct({ findings, segmentCount: input.segments.length }).total
  const [ours, theirs] = [marks(input.embedded), marks(merged)]
  const differs = Math.abs(ours - theirs) > OPENAI_SCORING.suspiciousDifferenceMarks
  const findings = differs && ours < theirs ? input.embedded : merged
  if (segments.some(({ isAddressed }) => isAddressed)) return { findings, review: 'addressed' }
  return { findings, ...(differs && { review: 'disagreement' }) }
}
