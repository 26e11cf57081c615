import type { RuleName } from '#app/config/copy/scoring.ts'
import { OPENAI_SCORING } from '#app/config/scoring.ts'
import type { Segment } from '../dialogues/segment.ts'
import { assess } from './embedded/find-errors.ts'
import { SEVERITIES, type Finding, type Rendition } from './evaluation.ts'
import { losesWholeSegment } from './finding.ts'
import { deduct } from './naati-score.ts'

/** Rules precise enough to stand whatever a language model says; nobody talks these away. */
const FLOOR: ReadonlySet<string> = new Set<RuleName>([
  'no-interpretation',
  'not-interpreted',
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
  /** Findings of the language model, already checked against their evidence. */
  model: Finding[]
  /** Findings of the embedded rules on the same renditions. */
  embedded: Finding[]
  segments: readonly Segment[]
  renditions: readonly Rendition[]
}

const weighsAtLeast = (a: Finding, b: Finding) => SEVERITIES.indexOf(a.type) <= SEVERITIES.indexOf(b.type)

function mergeSegment(input: {
  model: Finding[]
  embedded: Finding[]
  segment: Segment
  rendition: Rendition
}): Finding[] {
  const { model, embedded, segment, rendition } = input
  if (embedded.some(losesWholeSegment)) return embedded
  const praisedTooEarly =
    model.length === 0 && assess({ segment, segmentId: 1, rendition }).similarity < OPENAI_SCORING.suspiciousSimilarity
  if (praisedTooEarly) return embedded
  const floor = embedded.filter(
    (finding) =>
      FLOOR.has(finding.rule) &&
      !model.some((other) => other.category === finding.category && weighsAtLeast(other, finding)),
  )
  return [...model, ...floor]
}

/**
 * One list from a language model's findings and the rules': the model's, on a floor of rules that it cannot lower. Where
 * the two differ by more marks than can be explained, the lower marks stand and the result is marked for review.
 */
export function mergeFindings(input: MergeInput): { findings: Finding[]; review: boolean } {
  const ofSegment = (findings: Finding[], id: number) => findings.filter(({ segment_id }) => segment_id === id)
  const merged = input.segments.flatMap((segment, index) =>
    mergeSegment({
      model: ofSegment(input.model, index + 1),
      embedded: ofSegment(input.embedded, index + 1),
      segment,
      rendition: input.renditions[index] ?? { status: 'missed' },
    }),
  )
  const marks = (findings: Finding[]) => deduct({ findings, segmentCount: input.segments.length }).total
  const [ours, theirs] = [marks(input.embedded), marks(merged)]
  const review = Math.abs(ours - theirs) > OPENAI_SCORING.suspiciousDifferenceMarks
  return { findings: review && ours < theirs ? input.embedded : merged, review }
}
