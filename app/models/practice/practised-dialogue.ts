import type { Segment } from '../dialogues/segment.ts'

/** A dialogue as sent to a learner who is about to interpret it. */
export interface PractisedDialogue {
  id: number
  title: string
  description: string
  topic: string
  durationSeconds: number
  /** The speaking voice: a basic computer voice, or a natural AI voice. */
  voice: 'basic' | 'natural'
  /** Without the model interpretations, which belong to the result. */
  segments: Pick<Segment, 'speaker' | 'text'>[]
}

/** An unfinished attempt with recordings on the server: it can be continued on any of the learner's devices. */
export interface HeldAttempt {
  attemptId: string
  /** `segmentIndex` is 0-based. */
  takes: { segmentIndex: number; durationMs: number }[]
}

type Source = Omit<PractisedDialogue, 'voice'>

/** Leaves out what belongs to the result. */
export function toPractised(dialogue: Source, voice: PractisedDialogue['voice']): PractisedDialogue {
  const { id, title, description, topic, durationSeconds } = dialogue
  const segments = dialogue.segments.map(({ speaker, text }) => ({ speaker, text }))
  return { id, title, description, topic, durationSeconds, voice, segments }
}
