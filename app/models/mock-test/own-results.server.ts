import { type JudgedRendition, assembleEvaluation } from '../scoring/assemble-evaluation.ts'
import { missedFinding } from '../scoring/finding.ts'
import { ownFindings } from '../scoring/self-marking/own-findings.ts'
import type { OwnSegmentMarks } from '../scoring/self-marking/own-marks.ts'
import type { StoredAttempt, StoredDialogue } from './attempt.server.ts'
import { withRepeats } from './exam-rules.ts'
import type { DialogueResults } from './results-view.ts'

/** The learner's own marks of a dialogue's segments. */
export function ownMarksOf({ submitted }: Pick<StoredDialogue, 'submitted'>): OwnSegmentMarks[] {
  return submitted.flatMap(({ segmentIndex, ownMarks: marks }) => (marks ? [{ segmentIndex, marks }] : []))
}

/** Whether the learner marked at least one segment. */
export function hasOwnMarks({ dialogues }: StoredAttempt): boolean {
  return dialogues.some((dialogue) => ownMarksOf(dialogue).length > 0)
}

function ownResultsOf(attempt: StoredAttempt, dialogue: StoredDialogue): DialogueResults {
  const { id: dialogueId, slot, segments, submitted } = dialogue
  const ownMarks = ownMarksOf(dialogue)
  const marked = new Set(ownMarks.map(({ segmentIndex }) => segmentIndex))
  const renditions = segments.map((_, index): JudgedRendition =>
    marked.has(index) ? { status: 'marked' } : { status: 'missed' },
  )
  const missed = renditions.flatMap(({ status }, index) => (status === 'missed' ? [missedFinding(index + 1)] : []))
  const evaluation = assembleEvaluation({
    submissionId: `mock-test-${attempt.id}-${slot}`,
    dialogueId,
    segments,
    renditions,
    findings: [...ownFindings({ segments, renditions, ownMarks }), ...missed],
    engine: 'embedded',
  })
  const repeats = submitted.reduce((sum, segment) => sum + segment.repeats, 0)
  return withRepeats({ evaluation, realRules: attempt.realRules, repeats })
}

/**
 * The results of a finished mock test by its learner's own marks alone, worked out when they are read: they are kept
 * beside Köprü's and change nothing. A segment without a recording counts as missed.
 */
export function ownResults(attempt: StoredAttempt): [DialogueResults, DialogueResults] {
  const [first, second] = attempt.dialogues
  return [ownResultsOf(attempt, first), ownResultsOf(attempt, second)]
}
