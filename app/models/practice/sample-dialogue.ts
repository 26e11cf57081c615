import type { Segment } from '../dialogues/segment.ts'

/** The free dialogue as a visitor gets it before the result. */
export interface SampleDialogue {
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
