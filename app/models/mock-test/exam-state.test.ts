import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canGoOnWithout,
  canRepeat,
  flatIndex,
  initialExamState,
  isLastSegment,
  positionAfter,
  reduceExam,
} from './exam-state.ts'
import type { ExamEvent, ExamState } from './exam-types.ts'

const COUNTS = [2, 3]
const ONE_SEGMENT: ExamEvent[] = [
  { type: 'audio-began' },
  { type: 'audio-ended' },
  { type: 'capture-began' },
  { type: 'finish-pressed' },
  { type: 'recording-saved' },
]
const START: ExamEvent[] = [{ type: 'start-pressed' }, { type: 'loading-began' }]

function after(events: readonly ExamEvent[], realRules = false): ExamState {
  return events.reduce(reduceExam, initialExamState({ counts: COUNTS, realRules }))
}

const heard = [...START, ...ONE_SEGMENT.slice(0, 3)]
const recorded = [...START, ...ONE_SEGMENT]

test('a segment goes through its states in order', () => {
  const phases = [...START, ...ONE_SEGMENT].map((_, index, events) => after(events.slice(0, index + 1)).phase)
  expect([...new Set(phases)]).toEqual(['waiting-for-start', 'loading', 'playing', 'recording', 'complete'])
})

test('both dialogues are walked through, segment by segment, and then the session ends', () => {
  let state = after(START)
  const walked: string[] = []
  while (state.phase !== 'finishing') {
    state = ONE_SEGMENT.reduce(reduceExam, state)
    walked.push(`${state.slot + 1}.${state.segment + 1}`)
    state = reduceExam(state, { type: 'next-pressed' })
  }
  expect(walked).toEqual(['1.1', '1.2', '2.1', '2.2', '2.3'])
  expect(state.finish).toEqual({ step: 'uploading', failure: null })
})

test('a second press of a button changes nothing', () => {
  for (const [before, press] of [
    [[], 'start-pressed'],
    [heard, 'finish-pressed'],
    [recorded, 'next-pressed'],
  ] as const) {
    const once = after([...before, { type: press }])
    expect(reduceExam(once, { type: press })).toBe(once)
  }
  const repeated = after([...heard, { type: 'repeat-pressed' }], true)
  expect(reduceExam(repeated, { type: 'repeat-pressed' })).toBe(repeated)
})

test('audio that fails leads to the recording all the same, and may be asked for again without a repeat counted', () => {
  const failed = after([...START, { type: 'audio-failed' }, { type: 'audio-ended' }])
  expect(failed).toMatchObject({ phase: 'recording', capture: 'opening', audioFailed: true })
  expect(reduceExam(failed, { type: 'repeat-pressed' })).toMatchObject({
    phase: 'loading',
    repeats: 0,
    audioFailed: false,
  })
})

test('a segment plays once; only the real rules let one ask for it again, and count it', () => {
  const plain = after(heard)
  expect(reduceExam(plain, { type: 'repeat-pressed' })).toBe(plain)
  const real = after(
    [...heard, { type: 'repeat-pressed' }, ...ONE_SEGMENT.slice(0, 3), { type: 'repeat-pressed' }],
    true,
  )
  expect(real).toMatchObject({ phase: 'loading', capture: 'none', repeats: 2, repeatsOfDialogue: [2, 0] })
})

test('without a microphone the test does not begin, and a lost one can be tried again', () => {
  const refused = after([{ type: 'start-pressed' }, { type: 'start-failed', fault: 'denied' }])
  expect(refused).toMatchObject({ phase: 'waiting-for-start', isStarting: false, microphone: 'denied' })
  const lost = after([...heard, { type: 'capture-failed', fault: 'busy' }])
  expect(lost).toMatchObject({ phase: 'recording', capture: 'failed', microphone: 'busy' })
  expect(reduceExam(lost, { type: 'capture-retried' })).toMatchObject({ capture: 'opening', microphone: null })
})

test('a reload goes on where it stopped, with the repeats that were used', () => {
  const event = {
    type: 'restored',
    next: { slot: 1, segment: 2 },
    repeatsOfDialogue: [1, 2],
    repeats: 1,
    isOverTime: false,
  } as const
  const state = after([event])
  expect(state).toMatchObject({
    phase: 'waiting-for-start',
    slot: 1,
    segment: 2,
    repeats: 1,
    repeatsOfDialogue: [1, 2],
  })
  expect(isLastSegment(state)).toBe(true)
  expect(after([{ ...event, next: null }])).toMatchObject({ phase: 'finishing', isOverTime: false })
  expect(after([{ ...event, isOverTime: true }])).toMatchObject({ phase: 'finishing', isOverTime: true })
  const running = after(heard)
  expect(reduceExam(running, event)).toBe(running)
})

const playing = [...START, ...ONE_SEGMENT.slice(0, 1)]
const opening = [...START, ...ONE_SEGMENT.slice(0, 2)]

test('when the clock runs out no segment begins any more', () => {
  for (const events of [[], [{ type: 'start-pressed' }], START, recorded] satisfies ExamEvent[][]) {
    const over = after([...events, { type: 'time-over' }])
    expect(over).toMatchObject({ phase: 'finishing', isOverTime: true, capture: 'none', isStarting: false })
  }
})

test('a segment that had begun when the clock ran out may be finished, and is the last', () => {
  for (const [before, rest] of [
    [playing, ONE_SEGMENT.slice(1)],
    [opening, ONE_SEGMENT.slice(2)],
    [heard, ONE_SEGMENT.slice(3)],
    [[...heard, { type: 'finish-pressed' }], ONE_SEGMENT.slice(4)],
  ] satisfies [ExamEvent[], ExamEvent[]][]) {
    const over = after([...before, { type: 'time-over' }], true)
    expect(over).toEqual({ ...after(before, true), isOverTime: true })
    expect(canRepeat(over)).toBe(false)
    expect(rest.reduce(reduceExam, over)).toMatchObject({ phase: 'finishing', isOverTime: true, segment: 0 })
  }
})

test('at the end of the grace the session ends from wherever it is; the clock changes nothing after that', () => {
  for (const events of [[], START, playing, opening, heard, recorded]) {
    const over = after([...events, { type: 'time-over' }, { type: 'grace-over' }])
    expect(over).toMatchObject({ phase: 'finishing', isOverTime: true, capture: 'none' })
    for (const type of ['time-over', 'grace-over'] as const) expect(reduceExam(over, { type })).toBe(over)
  }
})

test('who has no microphone goes on without: heard, and not recorded, until it is tried again', () => {
  const refused = after([{ type: 'start-pressed' }, { type: 'start-failed', fault: 'none' }])
  expect(canGoOnWithout(refused)).toBe(true)
  const on = reduceExam(refused, { type: 'went-on-without' })
  expect(on).toMatchObject({ phase: 'loading', withoutMicrophone: true, microphone: null })
  const turn = reduceExam(on, { type: 'audio-ended' })
  expect(turn).toMatchObject({ phase: 'recording', capture: 'absent' })
  const next: ExamEvent[] = [...ONE_SEGMENT.slice(3), { type: 'next-pressed' }, { type: 'audio-ended' }]
  expect(next.reduce(reduceExam, turn)).toMatchObject({ segment: 1, capture: 'absent' })
  expect(reduceExam(turn, { type: 'capture-retried' })).toMatchObject({ capture: 'opening', withoutMicrophone: false })
})

test('a recording that failed can be left out; the microphone is tried again for the next one if it was only too short', () => {
  for (const fault of ['busy', null] as const) {
    const withoutMicrophone = fault !== null
    const failed = after([...heard, { type: 'capture-failed', fault }])
    expect(canGoOnWithout(failed)).toBe(true)
    const on = reduceExam(failed, { type: 'went-on-without' })
    expect(on).toMatchObject({ phase: 'recording', capture: 'saving', withoutMicrophone, microphone: null })
    expect(reduceExam(on, { type: 'recording-saved' }).phase).toBe('complete')
  }
  const running = after(heard)
  expect(reduceExam(running, { type: 'went-on-without' })).toBe(running)
})

test('an end that fails can be tried again from the upload on', () => {
  const over: ExamEvent[] = [{ type: 'grace-over' }, { type: 'finish-moved', step: 'completing' }]
  const failed = after([...over, { type: 'finish-failed', sentence: 'No.' }])
  expect(failed.finish).toEqual({ step: 'completing', failure: { step: 'completing', sentence: 'No.' } })
  const retried = reduceExam(failed, { type: 'finish-retried' })
  expect(retried.finish).toEqual({ step: 'uploading', failure: null })
  expect(reduceExam(retried, { type: 'finish-retried' })).toBe(retried)
  expect(reduceExam(retried, { type: 'finished' }).phase).toBe('done')
})

test('every place has its own number', () => {
  const numbers: number[] = []
  for (let place: ReturnType<typeof positionAfter> = { slot: 0, segment: 0 }; place;) {
    numbers.push(flatIndex(COUNTS, place))
    place = positionAfter({ counts: COUNTS, ...place })
  }
  expect(numbers).toEqual([0, 1, 2, 3, 4])
})

const anyEvent: fc.Arbitrary<ExamEvent> = fc.oneof(
  fc.constantFrom<ExamEvent>(
    ...START,
    ...ONE_SEGMENT,
    { type: 'next-pressed' },
    { type: 'repeat-pressed' },
    { type: 'audio-failed' },
    { type: 'start-failed', fault: 'none' },
    { type: 'capture-failed', fault: null },
    { type: 'capture-retried' },
    { type: 'went-on-without' },
    { type: 'finish-moved', step: 'evaluating' },
    { type: 'finish-failed', sentence: null },
    { type: 'finish-retried' },
    { type: 'finished' },
  ),
  { weight: 1, arbitrary: fc.constantFrom<ExamEvent>({ type: 'time-over' }, { type: 'grace-over' }) },
)

function eventThatLeadsOn(state: ExamState): ExamEvent {
  switch (state.phase) {
    case 'waiting-for-start':
      return state.isStarting ? { type: 'loading-began' } : { type: 'start-pressed' }
    case 'loading':
      return { type: 'audio-began' }
    case 'playing':
      return { type: 'audio-ended' }
    case 'recording':
      return state.capture === 'opening'
        ? { type: 'capture-began' }
        : state.capture === 'saving'
          ? { type: 'recording-saved' }
          : { type: 'finish-pressed' }
    default:
      return { type: 'next-pressed' }
  }
}

test('whatever happens, places only move forward by one, recordings come from recording alone, and repeats add up', () => {
  const leadOn = { weight: 5, arbitrary: fc.constant('lead on' as const) }
  const steps = fc.array(fc.oneof(leadOn, { weight: 2, arbitrary: anyEvent }), { maxLength: 60 })
  fc.assert(
    fc.property(steps, fc.boolean(), (events, realRules) => {
      let state = initialExamState({ counts: COUNTS, realRules })
      for (const step of events) {
        const before = state
        state = reduceExam(before, step === 'lead on' ? eventThatLeadsOn(before) : step)
        const moved = flatIndex(COUNTS, state) - flatIndex(COUNTS, before)
        expect([0, 1]).toContain(moved)
        if (moved === 1) expect(before.phase).toBe('complete')
        if (before.isOverTime) expect([moved, state.isOverTime]).toEqual([0, true])
        if (state.phase === 'complete' && before.phase !== 'complete') expect(before.capture).toBe('saving')
        if (state.capture !== 'none') expect(state.phase).toBe('recording')
        // Nothing is evaluated while a segment remains and there is time for it.
        if (state.phase === 'finishing') expect(state.isOverTime || isLastSegment(state)).toBe(true)
        if (before.phase === 'done') expect(state).toBe(before)
        if (state.repeats > before.repeats) expect(canRepeat(before) && realRules).toBe(true)
        expect(state.repeatsOfDialogue.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(state.repeats)
        if (!realRules) expect(state.repeatsOfDialogue).toEqual([0, 0])
      }
    }),
  )
})
