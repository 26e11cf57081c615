import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { MockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import type { Slot } from '#app/models/mock-test/exam-view.ts'
import type { ResultsDialogue } from '#app/models/mock-test/results-view.ts'
import type { ShownGuidance } from '#app/models/scoring/shown-guidance.ts'
import { audioUrl, examModelUrl } from '../../player/audio/audio-url.ts'
import type { Plank } from '../../practice/bridge.tsx'
import type { ReviewedSegment } from '../../scoring/segment-review.tsx'

/** Of the ids of one dialogue's segments. */
export function slotPrefix(slot: Slot): string {
  return `dialogue-${slot}-`
}

/** The segments of a dialogue as a result shows them. */
export function reviewedOf(
  { id, evaluation, lines, notes }: ResultsDialogue,
  { mockTestId, guidance }: { mockTestId: number; guidance: readonly ShownGuidance[] },
): ReviewedSegment[] {
  return evaluation.segments.flatMap((result) => {
    const line = lines.find(({ segmentIndex }) => segmentIndex === result.segmentIndex)
    if (!line) return []
    const { speaker, text, translation, variants, hasAudio } = line
    return {
      segment: { speaker, text, translation, gender: 'female', variants },
      result,
      errors: evaluation.naatiScore.errors.filter((error) => error.segment_id === result.segmentIndex + 1),
      isUnmatched: evaluation.outlook?.unmatched.includes(result.segmentIndex + 1),
      guidance: guidance[result.segmentIndex],
      note: notes.find(({ segmentIndex }) => segmentIndex === result.segmentIndex),
      sourceAudioUrl: hasAudio ? audioUrl(id, result.segmentIndex) : null,
      modelAudioUrl: examModelUrl({ mockTestId, dialogueId: id, segmentIndex: result.segmentIndex }),
    }
  })
}

/** The same as planks that link to the segments. */
export function planksOf(
  reviewed: readonly ReviewedSegment[],
  { slot, copy }: { slot: Slot; copy: MockTestResultsCopy['review'] },
): Plank[] {
  return reviewed.map(({ segment, result }) => {
    const number = result.segmentIndex + 1
    return {
      tone: result.verdict,
      language: spokenLanguage(segment),
      label: copy.bridge[result.verdict](number),
      href: `#${slotPrefix(slot)}segment-${number}`,
    }
  })
}
