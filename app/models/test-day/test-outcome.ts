import { examFacts } from '#app/config/exam-facts.ts'
import type { Day } from '../progress/streak.ts'

/** What a learner may say about how a test went. */
export const OUTCOMES = ['passed', 'not-passed', 'waiting', 'unsaid'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** How a test went, as the learner told it. */
export interface TestOutcome {
  satOn: Day
  outcome: Outcome
  /** Out of 90; null where it was not told. */
  marks: number | null
  /** Of each dialogue, out of 45. */
  firstMarks: number | null
  secondMarks: number | null
  note: string
}

/** What follows from the marks of a test that was not passed. */
export interface SecondLook {
  /** Whether NAATI reviews it; null where the marks are not known. */
  isReviewable: boolean | null
  /** 63 or more, but a dialogue below 29. */
  isByDialogue: boolean
}

/** Reads the marks of a test that was not passed by NAATI's rules. */
export function secondLookAt({
  marks,
  firstMarks,
  secondMarks,
}: Pick<TestOutcome, 'marks' | 'firstMarks' | 'secondMarks'>): SecondLook {
  const { passMarks, passMarksPerDialogue, reviewFromMarks } = examFacts
  const dialogues = [firstMarks, secondMarks].filter((one) => one !== null)
  const isLow = dialogues.some((one) => one < passMarksPerDialogue.value)
  return {
    isReviewable: marks === null ? null : marks >= reviewFromMarks.value,
    isByDialogue: marks !== null && marks >= passMarks.value && isLow,
  }
}
