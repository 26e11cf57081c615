import { endOfClock } from './exam-time.ts'
import type { ExamPhase, NextSegment, Slot } from './exam-view.ts'

export interface DialogueFacts {
  id: number
  segmentCount: number
  /** 0-based indexes of the submitted segments. */
  submitted: readonly number[]
  isEvaluated: boolean
  /** 0-based indexes of segments that could not be transcribed. */
  wordsWanted: readonly number[]
}

/** Everything that decides which actions a mock test allows now. */
export interface AttemptFacts {
  status: 'running' | 'completed'
  expiresAt: Date
  /** How many dialogues are closed to further segments. */
  closedSlots: number
  dialogues: readonly [DialogueFacts, DialogueFacts]
}

interface Question {
  facts: AttemptFacts
  now: Date
}

export type SubmitRefusal = 'unknown' | 'completed' | 'time-over' | 'closed' | 'out-of-order'
type SubmitDecision = { kind: 'accept'; slot: Slot } | { kind: 'already' } | { kind: 'refuse'; why: SubmitRefusal }
type EvaluateDecision = 'evaluate' | 'already' | 'words' | 'out-of-order' | 'too-early'
type CompleteDecision = 'complete' | 'already' | 'words' | 'not-evaluated'

export const SLOTS: readonly Slot[] = [1, 2]

/** One of the two dialogues, by slot. */
export function dialogueAt<Dialogue>(dialogues: readonly [Dialogue, Dialogue], slot: Slot): Dialogue {
  return slot === 1 ? dialogues[0] : dialogues[1]
}

/** Whether `expiresAt` has passed on the server's clock; no segment is accepted after it. */
export function isTimeOver({ facts, now }: Question): boolean {
  return now.getTime() > facts.expiresAt.getTime()
}

function takesSegments(facts: AttemptFacts, slot: Slot): boolean {
  return slot > facts.closedSlots && !dialogueAt(facts.dialogues, slot).isEvaluated
}

function firstMissing({ segmentCount, submitted }: DialogueFacts): number | undefined {
  const done = new Set(submitted)
  for (let index = 0; index < segmentCount; index += 1) if (!done.has(index)) return index
  return undefined
}

/** The only segment that may be submitted now; null if none may. Segments go in order, dialogue 1 first. */
export function nextSegment({ facts, now }: Question): NextSegment | null {
  if (facts.status === 'completed' || isTimeOver({ facts, now })) return null
  for (const slot of SLOTS.filter((one) => takesSegments(facts, one))) {
    const dialogue = dialogueAt(facts.dialogues, slot)
    const segmentIndex = firstMissing(dialogue)
    if (segmentIndex !== undefined) return { slot, dialogueId: dialogue.id, segmentIndex }
  }
  return null
}

/** Decides on a submitted segment. One that is already stored is left unchanged; a new one must be the next. */
export function decideSubmit(question: Question & { dialogueId: number; segmentIndex: number }): SubmitDecision {
  const { facts, dialogueId, segmentIndex } = question
  const slot = SLOTS.find((one) => dialogueAt(facts.dialogues, one).id === dialogueId)
  const dialogue = slot && dialogueAt(facts.dialogues, slot)
  if (!slot || !dialogue || segmentIndex < 0 || segmentIndex >= dialogue.segmentCount) {
    return { kind: 'refuse', why: 'unknown' }
  }
  if (dialogue.submitted.includes(segmentIndex)) return { kind: 'already' }
  if (facts.status === 'completed') return { kind: 'refuse', why: 'completed' }
  if (isTimeOver(question)) return { kind: 'refuse', why: 'time-over' }
  if (!takesSegments(facts, slot)) return { kind: 'refuse', why: 'closed' }
  const next = nextSegment(question)
  const isNext = next?.slot === slot && next.segmentIndex === segmentIndex
  return isNext ? { kind: 'accept', slot } : { kind: 'refuse', why: 'out-of-order' }
}

/** How many segments of a dialogue can still be interpreted: 0 once the dialogue is closed or the clock is at zero. */
export function segmentsLeft({ facts, slot, now }: Question & { slot: Slot }): number {
  const isClockAtZero = now.getTime() >= endOfClock(facts.expiresAt).getTime()
  if (facts.status === 'completed' || isClockAtZero || !takesSegments(facts, slot)) return 0
  const { segmentCount, submitted } = dialogueAt(facts.dialogues, slot)
  return segmentCount - new Set(submitted).size
}

/**
 * Decides whether a dialogue may be evaluated. Evaluating dialogue 2 closes dialogue 1. Segments that were not submitted
 * count as missed; while there is time for them, the learner has to give the dialogue up first.
 */
export function decideEvaluate(question: Question & { slot: Slot; giveUp: boolean }): EvaluateDecision {
  const { facts, slot, giveUp } = question
  const dialogue = dialogueAt(facts.dialogues, slot)
  if (dialogue.isEvaluated) return 'already'
  if (slot === 2 && takesSegments(facts, 1)) return 'out-of-order'
  if (!giveUp && segmentsLeft(question) > 0) return 'too-early'
  return dialogue.wordsWanted.length > 0 ? 'words' : 'evaluate'
}

export function decideComplete(facts: AttemptFacts): CompleteDecision {
  if (facts.status === 'completed') return 'already'
  if (facts.dialogues.every(({ isEvaluated }) => isEvaluated)) return 'complete'
  return facts.dialogues.some(({ wordsWanted }) => wordsWanted.length > 0) ? 'words' : 'not-evaluated'
}

/** Whether nothing more can be submitted, so that a running test should be scored. */
export function isOver(question: Question): boolean {
  return nextSegment(question) === null
}

export function phaseOf(question: Question): ExamPhase {
  const { facts } = question
  if (facts.status === 'completed') return 'done'
  if (!isOver(question)) return 'interpreting'
  const open = facts.dialogues.filter(({ isEvaluated }) => !isEvaluated)
  return open.length > 0 && open.every(({ wordsWanted }) => wordsWanted.length > 0) ? 'words' : 'evaluating'
}
