import type { Segment } from '../dialogues/segment.ts'

/** A dialogue as somebody gets it who is about to interpret it. */
export interface PractisedDialogue {
  id: number
  title: string
  description: string
  topic: string
  durationSeconds: number
  /** Who speaks: a basic computer voice, or a natural one that is made by AI. */
  voice: 'basic' | 'natural'
  /** Without the model interpretations: they belong to the result. */
  segments: Pick<Segment, 'speaker' | 'text'>[]
}

/** An attempt that goes on, of which the server holds recordings: any device of the account can take it up. */
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
