import type { ExamPhase } from './exam-view.ts'

/** A row of the learner's mock tests, ready to read. */
export interface PastTest {
  id: number
  title: string
  /** In the learner's zone. */
  date: string
  completedAt: string
  /** Of `outOf`. */
  score: number
  outOf: number
  /** By the official rule. */
  passed: boolean
  officialLine: string
}

/** A test that runs: where to go on. */
export interface RunningTest {
  id: number
  title: string
  /** The end by the server's clock, in the learner's zone: 14:32. */
  ends: string
  phase: ExamPhase
}
