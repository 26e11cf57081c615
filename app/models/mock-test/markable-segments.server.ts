import { checklistOf } from '../scoring/self-marking/checklist.ts'
import { findNoSpeechReason } from '../speech/recording-inspection.ts'
import type { StoredAttempt, StoredDialogue, StoredSegment } from './attempt.server.ts'
import type { MarkableSegment } from './marking-view.ts'

const isHeard = ({ recording }: StoredSegment) => recording !== null && findNoSpeechReason(recording) === null

function toMarkable(dialogue: StoredDialogue, submitted: StoredSegment): MarkableSegment[] {
  const { id: dialogueId, slot, segments, spokenTexts } = dialogue
  const { segmentIndex, recording, ownMarks } = submitted
  const segment = segments[segmentIndex]
  if (!segment) return []
  const { speaker, text, translation } = segment
  return [
    {
      dialogueId,
      slot,
      segmentIndex,
      speaker,
      text,
      translation,
      units: checklistOf(segment),
      recordingId: recording?.id ?? null,
      hasAudio: spokenTexts[segmentIndex] === text,
      marks: ownMarks,
    },
  ]
}

/**
 * The segments that the learner may mark, in order: in a running test those whose words are wanted, in a finished one
 * those in which something was said. The caller has checked that the test accepts no more segments.
 */
export function markableSegments({ status, dialogues }: StoredAttempt): MarkableSegment[] {
  const isMarkable = (segment: StoredSegment) => (status === 'completed' ? isHeard(segment) : segment.wordsWanted)
  return dialogues.flatMap((dialogue) =>
    dialogue.submitted.filter(isMarkable).flatMap((submitted) => toMarkable(dialogue, submitted)),
  )
}
