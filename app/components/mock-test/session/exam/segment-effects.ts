import type { ExamEvent, ExamState } from '#app/models/mock-test/exam-types.ts'

/** What a segment does to the world outside its state. The engine (segment-flow.ts) carries these out in order. */
export type SegmentEffect =
  /** A phone plays sound only after a press: this uses the press. */
  | 'unlock-sound'
  | 'prefetch'
  | 'check-microphone'
  | 'play'
  /** Kept in the browser, so that a reload knows whether this segment was heard. */
  | 'save-unheard'
  | 'save-heard'
  /** The learner's turn begins without a microphone. */
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

/** The effects of one transition, in order. An event that changed nothing has none. */
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
