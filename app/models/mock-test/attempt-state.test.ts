import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AttemptFacts,
  decideComplete,
  decideEvaluate,
  decideSubmit,
  type DialogueFacts,
  nextSegment,
  phaseOf,
  segmentsLeft,
  SLOTS,
} from './attempt-state.ts'
import type { Slot } from './exam-view.ts'

const START = new Date('2026-11-21T10:00:00Z')
const END = new Date('2026-11-21T10:50:00Z')
const LATE = new Date(END.getTime() + 1)
/** The learner's clock reaches zero; five minutes of grace follow. */
const CLOCK_END = new Date('2026-11-21T10:45:00Z')
const IDS = { 1: 71, 2: 72 } as const

const dialogue = (slot: Slot, segmentCount: number): DialogueFacts => ({
  id: IDS[slot],
  segmentCount,
  submitted: [],
  isEvaluated: false,
  wordsWanted: [],
})
const fresh = (first: number, second: number): AttemptFacts => ({
  status: 'running',
  expiresAt: END,
  closedSlots: 0,
  dialogues: [dialogue(1, first), dialogue(2, second)],
})

function change(facts: AttemptFacts, slot: Slot, changes: Partial<DialogueFacts>): AttemptFacts {
  const [first, second] = facts.dialogues
  return {
    ...facts,
    dialogues: slot === 1 ? [{ ...first, ...changes }, second] : [first, { ...second, ...changes }],
  }
}

/** What the server does with a call, by the rules alone. */
type Call =
  | { kind: 'submit'; slot: Slot; segmentIndex: number }
  | { kind: 'evaluate'; slot: Slot; words: boolean; giveUp: boolean }
  | { kind: 'give-words' }
  | { kind: 'complete' }

function apply(facts: AttemptFacts, { call, now }: { call: Call; now: Date }): AttemptFacts {
  switch (call.kind) {
    case 'submit': {
      const { slot, segmentIndex } = call
      if (decideSubmit({ facts, now, dialogueId: IDS[slot], segmentIndex }).kind !== 'accept') return facts
      return change(facts, slot, { submitted: [...(facts.dialogues[slot - 1]?.submitted ?? []), segmentIndex] })
    }
    case 'evaluate': {
      const { slot, words, giveUp } = call
      if (decideEvaluate({ facts, slot, now, giveUp }) !== 'evaluate') return facts
      const closed = { ...facts, closedSlots: Math.max(facts.closedSlots, slot) }
      const wanted = words ? (facts.dialogues[slot - 1]?.submitted.slice(0, 1) ?? []) : []
      return change(closed, slot, wanted.length > 0 ? { wordsWanted: wanted } : { isEvaluated: true })
    }
    case 'give-words':
      if (facts.status === 'completed') return facts
      return change(change(facts, 1, { wordsWanted: [] }), 2, { wordsWanted: [] })
    case 'complete':
      return decideComplete(facts) === 'complete' ? { ...facts, status: 'completed' } : facts
  }
}

const slots = fc.constantFrom<Slot>(1, 2)
const calls = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('submit' as const), slot: slots, segmentIndex: fc.nat(4) }) },
    fc.record({ kind: fc.constant('evaluate' as const), slot: slots, words: fc.boolean(), giveUp: fc.boolean() }),
    fc.constant({ kind: 'give-words' as const }),
    fc.constant({ kind: 'complete' as const }),
  ),
  { maxLength: 60 },
)
const sizes = fc.integer({ min: 1, max: 4 })

test('whatever is called, segments lie in order without a gap, and nothing is taken back', () => {
  fc.assert(
    fc.property(sizes, sizes, calls, (first, second, list) => {
      let facts = fresh(first, second)
      for (const call of list) {
        const before = facts
        facts = apply(facts, { call, now: START })
        for (const slot of SLOTS) {
          const [now, then] = [facts.dialogues[slot - 1], before.dialogues[slot - 1]]
          expect(now?.submitted).toEqual(now?.submitted.map((_, index) => index))
          expect(now?.submitted.length).toBeGreaterThanOrEqual(then?.submitted.length ?? 0)
          expect(now?.isEvaluated || !then?.isEvaluated).toBe(true)
        }
        expect(before.status === 'running' || facts === before).toBe(true)
        const [one, two] = facts.dialogues
        const isFirstDone = one.submitted.length === one.segmentCount || facts.closedSlots >= 1
        expect(two.submitted.length === 0 || isFirstDone).toBe(true)
      }
    }),
  )
})

test('the next segment is accepted, and no other one that is not there yet', () => {
  fc.assert(
    fc.property(sizes, sizes, calls, (first, second, list) => {
      const facts = list.reduce((state, call) => apply(state, { call, now: START }), fresh(first, second))
      const next = nextSegment({ facts, now: START })
      for (const slot of SLOTS) {
        for (let segmentIndex = -1; segmentIndex < 6; segmentIndex += 1) {
          const { kind } = decideSubmit({ facts, now: START, dialogueId: IDS[slot], segmentIndex })
          expect(kind === 'accept').toBe(next?.slot === slot && next.segmentIndex === segmentIndex)
          expect(kind === 'already').toBe(facts.dialogues[slot - 1]?.submitted.includes(segmentIndex))
        }
      }
    }),
  )
})

test('after the end nothing is accepted, what is there is still there, and both dialogues can be evaluated', () => {
  fc.assert(
    fc.property(sizes, sizes, calls, (first, second, list) => {
      const facts = list.reduce((state, call) => apply(state, { call, now: START }), fresh(first, second))
      expect(nextSegment({ facts, now: LATE })).toBeNull()
      expect(phaseOf({ facts, now: LATE })).not.toBe('interpreting')
      const ended = SLOTS.reduce(
        (state, slot) => apply(state, { call: { kind: 'evaluate', slot, words: false, giveUp: false }, now: LATE }),
        apply({ ...facts, closedSlots: 2 }, { call: { kind: 'give-words' }, now: LATE }),
      )
      expect(apply(ended, { call: { kind: 'complete' }, now: LATE }).status).toBe('completed')
    }),
  )
})

test('the last moment is still within the time', () => {
  const facts = fresh(2, 2)
  const submit = { facts, dialogueId: IDS[1], segmentIndex: 0 }
  expect(decideSubmit({ ...submit, now: END })).toEqual({ kind: 'accept', slot: 1 })
  expect(decideSubmit({ ...submit, now: LATE })).toEqual({ kind: 'refuse', why: 'time-over' })
})

test('each refusal has its reason', () => {
  const facts = fresh(2, 2)
  const why = (state: AttemptFacts, dialogueId: number, segmentIndex: number) =>
    decideSubmit({ facts: state, now: START, dialogueId, segmentIndex })
  expect(why(facts, 99, 0)).toEqual({ kind: 'refuse', why: 'unknown' })
  expect(why(facts, IDS[1], 2)).toEqual({ kind: 'refuse', why: 'unknown' })
  expect(why(facts, IDS[1], 1)).toEqual({ kind: 'refuse', why: 'out-of-order' })
  expect(why(facts, IDS[2], 0)).toEqual({ kind: 'refuse', why: 'out-of-order' })
  expect(why({ ...facts, closedSlots: 1 }, IDS[1], 0)).toEqual({ kind: 'refuse', why: 'closed' })
  expect(why({ ...facts, status: 'completed' }, IDS[1], 0)).toEqual({ kind: 'refuse', why: 'completed' })
})

test('words are asked for when nothing else is left to do', () => {
  const spoken = change(change(fresh(1, 1), 1, { submitted: [0] }), 2, { submitted: [0] })
  expect(phaseOf({ facts: spoken, now: START })).toBe('evaluating')
  const wanting = change({ ...spoken, closedSlots: 1 }, 1, { wordsWanted: [0] })
  expect(phaseOf({ facts: wanting, now: START })).toBe('evaluating')
  const evaluate = { facts: wanting, now: START, giveUp: false }
  expect(decideEvaluate({ ...evaluate, slot: 1 })).toBe('words')
  expect(decideEvaluate({ ...evaluate, slot: 2 })).toBe('evaluate')
  const scored = change(wanting, 2, { isEvaluated: true })
  expect(phaseOf({ facts: scored, now: START })).toBe('words')
  expect(decideComplete(scored)).toBe('words')
  expect(decideComplete(change(scored, 1, { isEvaluated: true }))).toBe('complete')
})

test('while there is time for a segment, its dialogue is evaluated only for a learner who gives it up', () => {
  const moments = fc.constantFrom(START, new Date(CLOCK_END.getTime() - 1), CLOCK_END, LATE)
  fc.assert(
    fc.property(sizes, sizes, calls, slots, moments, (first, second, list, slot, now) => {
      const facts = list.reduce((state, call) => apply(state, { call, now: START }), fresh(first, second))
      const { submitted, segmentCount, isEvaluated } = facts.dialogues[slot - 1] ?? dialogue(slot, 0)
      const isMissing = submitted.length < segmentCount && !isEvaluated && facts.closedSlots < slot
      const isEarly = isMissing && now < CLOCK_END
      expect(segmentsLeft({ facts, slot, now })).toBe(isEarly ? segmentCount - submitted.length : 0)
      const decided = (giveUp: boolean) => decideEvaluate({ facts, slot, now, giveUp })
      const isItsTurn = slot === 1 || facts.dialogues[0].isEvaluated || facts.closedSlots >= 1
      expect(decided(false) === 'too-early').toBe(isEarly && isItsTurn)
      expect(decided(true)).not.toBe('too-early')
      // Giving up allows at least as much as asking.
      if (decided(false) !== 'too-early') expect(decided(true)).toBe(decided(false))
    }),
  )
})
