import type { Segment } from '../dialogues/segment.ts'
import type { VoiceKind } from '../speech/voices/voice-kind.ts'

/** A dialogue as sent to a learner who is about to interpret it. */
export interface PractisedDialogue {
  id: number
  title: string
  description: string
  topic: string
  durationSeconds: number
  /** How each segment is heard, in the voice that the learner prefers. */
  voices: VoiceKind[]
  /** Without the model interpretations, which belong to the result. */
  segments: Pick<Segment, 'speaker' | 'text'>[]
}

/** An unfinished attempt with recordings on the server: it can be continued on any of the learner's devices. */
export interface HeldAttempt {
  attemptId: string
  /** `segmentIndex` is 0-based. */
  takes: { segmentIndex: number; durationMs: number }[]
}

type Source = Omit<PractisedDialogue, 'voices'>

/** Leaves out what belongs to the result. */
export function toPractised(dialogue: Source, voices: VoiceKind[]): PractisedDialogue {
  const { id, title, description, topic, durationSeconds } = dialogue
  const segments = dialogue.segments.map(({ speaker, text }) => ({ speaker, text }))
  return { id, title, description, topic, durationSeconds, voices, segments }
}
