import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialExamState, reduceExam } from '#app/models/mock-test/exam-state.ts'
import type { ExamEvent, ExamState } from '#app/models/mock-test/exam-types.ts'
import { type SegmentEffect, segmentEffects } from './segment-effects.ts'

const NEW = initialExamState({ counts: [1, 1], realRules: true })
const START: ExamEvent[] = [{ type: 'start-pressed' }, { type: 'loading-began' }]
const PLAYED: ExamEvent[] = [...START, { type: 'audio-began' }, { type: 'audio-ended' }]
const RECORDING: ExamEvent[] = [...PLAYED, { type: 'capture-began' }]
const COMPLETE: ExamEvent[] = [...RECORDING, { type: 'finish-pressed' }, { type: 'recording-saved' }]
const FAULT = { type: 'capture-failed', fault: 'busy' } as const
const WITHOUT: ExamEvent[] = [
  { type: 'start-pressed' },
  { type: 'start-failed', fault: 'denied' },
  { type: 'went-on-without' },
]

/** The effects of the last of these events. */
function effectsAfter(events: readonly ExamEvent[], from: ExamState = NEW): readonly SegmentEffect[] {
  const event = events.at(-1)
  if (!event) throw new Error('No event.')
  const before = events.slice(0, -1).reduce(reduceExam, from)
  return segmentEffects({ event, before, after: reduceExam(before, event) })
}

const press = (type: 'start-pressed' | 'next-pressed' | 'repeat-pressed' | 'finish-pressed') => ({ type })

test.each<[string, ExamEvent[], SegmentEffect[]]>([
  ['start checks the microphone', [press('start-pressed')], ['unlock-sound', 'prefetch', 'check-microphone']],
  ['the microphone is there', START, ['save-unheard', 'play']],
  ['the segment plays', [...START, { type: 'audio-began' }], ['save-heard']],
  ['the segment cannot play', [...START, { type: 'audio-failed' }], ['save-unheard', 'notify-audio']],
  ['the segment has played', PLAYED, ['record']],
  ['recording begins', RECORDING, ['save-heard']],
  [
    'recording begins after a segment that was not heard',
    [...START, { type: 'audio-failed' }, { type: 'audio-ended' }, { type: 'capture-began' }],
    ['save-unheard'],
  ],
  ['repeat drops the recording', [...RECORDING, press('repeat-pressed')], ['cancel-recording', 'save-unheard', 'play']],
  ['finish stops the recording', [...RECORDING, press('finish-pressed')], ['stop-recording']],
  ['a finished segment waits for the learner', COMPLETE, []],
  ['next plays', [...COMPLETE, press('next-pressed')], ['save-unheard', 'play']],
  ['the microphone fails', [...PLAYED, FAULT], ['notify-microphone']],
  ['the browser recorded nothing', [...PLAYED, { ...FAULT, fault: null }], []],
  ['the microphone is tried again', [...PLAYED, FAULT, { type: 'capture-retried' }], ['record']],
  ['one segment goes without', [...PLAYED, FAULT, { type: 'went-on-without' }], ['store-nothing']],
  ['the test begins without a microphone', WITHOUT, ['unlock-sound', 'prefetch', 'save-unheard', 'play']],
  ['the turn without a microphone', [...WITHOUT, { type: 'audio-began' }, { type: 'audio-ended' }], ['mark-begun']],
  [
    'the turn without a microphone ends',
    [...WITHOUT, { type: 'audio-began' }, { type: 'audio-ended' }, press('finish-pressed')],
    ['store-nothing'],
  ],
  ['the time is over', [...COMPLETE, { type: 'time-over' }], []],
])('%s', (_, events, effects) => {
  expect(effectsAfter(events)).toEqual(effects)
})

test('after the last segment nothing plays', () => {
  expect(effectsAfter([...COMPLETE, press('next-pressed')], { ...NEW, slot: 1 })).toEqual([])
})

const anyEvent = fc.constantFrom<ExamEvent>(
  ...WITHOUT,
  ...COMPLETE,
  FAULT,
  { type: 'audio-failed' },
  { type: 'capture-retried' },
  { type: 'repeat-pressed' },
  { type: 'next-pressed' },
  { type: 'time-over' },
  { type: 'grace-over' },
)

test('whatever happens, effects fit the state they lead to', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), fc.boolean(), (events, realRules) => {
      let before = initialExamState({ counts: [2, 1], realRules })
      for (const event of events) {
        const after = reduceExam(before, event)
        const effects = segmentEffects({ event, before, after })
        if (after === before) expect(effects).toEqual([])
        expect(effects.includes('play')).toBe(after.phase === 'loading' && before.phase !== 'loading')
        expect(effects.includes('record')).toBe(after.capture === 'opening' && before.capture !== 'opening')
        expect(effects.includes('stop-recording') || effects.includes('store-nothing')).toBe(
          after.capture === 'saving' && before.capture !== 'saving',
        )
        before = after
      }
    }),
  )
})
