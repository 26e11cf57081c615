import type { ExamEvent, ExamState } from '#app/models/mock-test/exam-types.ts'

/** Side effects of a segment's transitions. The engine (segment-flow.ts) carries these out in order. */
export type SegmentEffect =
  /** Phones play sound only after a press, so this must run within one. */
  | 'unlock-sound'
  | 'prefetch'
  | 'check-microphone'
  | 'play'
  /** Stored in the browser, so that a reload knows whether this segment was played. */
  | 'save-unheard'
  | 'save-heard'
  /** The learner's turn starts without a microphone. */
  | 'mark-begun'
  | 'record'
  | 'stop-recording'
  | 'cancel-recording'
  /** The segment is stored and uploaded without a recording. */
  | 'store-nothing'
  | 'notify-audio'
  | 'notify-microphone'

const PLAY: readonly SegmentEffect[] = ['save-unheard', 'play']
const NONE: readonly SegmentEffect[] = []

interface Transition {
  event: ExamEvent
  before: ExamState
  after: ExamState
}

/** The effects of one transition, in order. None if the event changed nothing. */
export function segmentEffects({ event, before, after }: Transition): readonly SegmentEffect[] {
  if (after === before) return NONE
  switch (event.type) {
    case 'start-pressed':
      return ['unlock-sound', 'prefetch', 'check-microphone']
    case 'loading-began':
      return PLAY
    case 'next-pressed':
      return after.phase === 'loading' ? PLAY : NONE
    case 'repeat-pressed':
      return ['cancel-recording', ...PLAY]
    case 'audio-began':
      return ['save-heard']
    case 'audio-failed':
      return ['save-unheard', 'notify-audio']
    case 'audio-ended':
      return [after.capture === 'opening' ? 'record' : 'mark-begun']
    case 'capture-began':
      return [after.audioFailed ? 'save-unheard' : 'save-heard']
    case 'capture-failed':
      return event.fault === null ? NONE : ['notify-microphone']
    case 'capture-retried':
      return ['record']
    case 'finish-pressed':
      return [before.capture === 'running' ? 'stop-recording' : 'store-nothing']
    case 'went-on-without':
      return before.phase === 'recording' ? ['store-nothing'] : ['unlock-sound', 'prefetch', ...PLAY]
    default:
      return NONE
  }
}
