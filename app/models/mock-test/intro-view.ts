import type { TemplateDialogue } from './exam-view.ts'

/** Why a test cannot begin now. */
export type StartHindrance =
  | { kind: 'running'; mockTestId: number; title: string }
  /** The day of the next test, in words. */
  | { kind: 'cooldown'; date: string }

export type IntroDialogue = Pick<TemplateDialogue, 'id' | 'title' | 'topic' | 'segmentCount'>
