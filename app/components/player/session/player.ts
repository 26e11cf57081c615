import { viewOfPlayer } from '#app/models/practice/player-selectors.ts'
import type { Position } from '../audio/segment-audio.ts'
import type { AttemptSession } from './attempt-session.ts'
import { openSession } from './attempt-session.ts'
import type { HeardWords, PlayerAnswer, PlayerContext, PlayerOptions } from './player-context.ts'
import { createPlayback } from './playback-flow.ts'
import { createStore, type PlayerSnapshot } from './player-store.ts'
import { createRecordingFlow } from '../recording/recording-flow.ts'
import type { AttemptTranscript } from '../recording/recording-vault.ts'
import { openTrialVault, openVault } from '../recording/shared-vault.ts'
import type { RecordingTrouble } from '../recording/watch-sound.ts'
import type { Subscribe } from './signal.ts'
import { createSignal } from './signal.ts'
import { createSubmissionFlow } from '../submission/submission-flow.ts'
import { createLeaveGuard } from './leave-guard.ts'
import { createUploadFlow } from '../upload/upload-flow.ts'

export interface PlayerActions {
  /** Performs the main button's action. */
  primary: () => void
  play: () => void
  stopPlaying: () => void
  record: () => void
  stopRecording: () => void
  reRecord: () => void
  next: () => void
  goTo: (index: number) => void
  /** Plays the segment, then the learner's recording of it. */
  playBoth: () => void
  /** Plays the learner's recording of the current segment, or stops it. */
  playOwn: () => void
  /** Plays it from a share of its whole, 0 to 1, of so many seconds. */
  playOwnFrom: (share: number, seconds: number) => void
  /** Replaces the words of the current segment by the learner's own, or removes them ('') so that they are asked for later. */
  typeWords: (text: string) => void
  toggleTranscript: () => void
  setVolume: (volumePercent: number) => void
  /** Times the speed at which it was said. */
  setSpeed: (speed: number) => void
  /** Goes to a share of what is playing, 0 to 1, of so many seconds. */
  seek: (share: number, seconds: number) => void
  dismissError: () => void
  complete: () => void
  /** Submits the existing recordings; the rest is typed on the next page. */
  typeRest: () => void
  /** Submits everything for the learner to mark on the next page. */
  markOwn: () => void
  /** Sends the same attempt again after a failure. */
  retrySubmit: () => void
  /** Leaves a failed submission and returns to the segments. */
  dismissFailure: () => void
  /** Deletes the attempt and starts a new one. */
  discard: () => void
}

export interface Player {
  /** Opens storage and audio; returns the function that releases them. May be mounted again afterwards. */
  mount: () => () => void
  snapshot: () => PlayerSnapshot
  subscribe: (listener: () => void) => () => void
  actions: PlayerActions
  subscribeAnswer: Subscribe<PlayerAnswer>
  subscribeHeard: Subscribe<HeardWords>
  subscribeTrouble: Subscribe<RecordingTrouble | null>
  /** The words of a recorded segment, and who wrote them down; null for none. */
  findWords: (index: number) => AttemptTranscript | null
  /** 0 to 1 while recording. */
  subscribeLevel: Subscribe<number>
  subscribeElapsedMs: Subscribe<number>
  /** Where the playback of the segment or of the learner's recording is. */
  subscribePosition: Subscribe<Position>
  /** The sound of a segment, for its waveform; null before the player is mounted. */
  loadSource: (index: number) => Promise<Blob> | null
  /** How many recordings the server already has. */
  subscribeUploaded: Subscribe<number>
  /** The learner's recording of a segment, to play elsewhere; null without one. */
  findRecording: (index: number) => Blob | null
}

/** The engine of the player for one dialogue. Touches no browser API before `mount`. */
export function createPlayer(options: PlayerOptions): Player {
  const store = createStore(options)
  let session: AttemptSession | null = null
  const context: PlayerContext = {
    options,
    state: store.state,
    dispatch: store.dispatch,
    session: () => session,
    answer: createSignal(),
    takeChanged: createSignal(),
    uploaded: createSignal(),
    heard: createSignal(),
    trouble: createSignal(),
    level: createSignal(),
    elapsedMs: createSignal(),
  }
  const playback = createPlayback(context)
  const recording = createRecordingFlow(context)
  const uploads = createUploadFlow(context)
  const submission = createSubmissionFlow({ context, uploads, settle: recording.settle })
  const guard = createLeaveGuard()
  const stopAll = () => {
    playback.stop()
    recording.stop()
    submission.abort()
    uploads.close()
    recording.release()
  }

  function mount(): () => void {
    let isMounted = true
    const unmountPlayback = playback.mount()
    const endPersistence = store.subscribe(() => {
      guard.update(store.state())
      void session?.saveProgress(store.state())
    })
    async function open(): Promise<void> {
      const vault = await (options.isTrial ? openTrialVault() : openVault())
      const opened = await openSession({ vault, ...options })
      if (!isMounted) return
      session = opened.session
      store.dispatch({ type: 'restored', snapshot: opened.snapshot })
      playback.prefetch()
      if (!options.isTrial) uploads.open()
    }
    void open()
    return () => {
      isMounted = false
      stopAll()
      endPersistence()
      guard.release()
      unmountPlayback()
    }
  }

  async function discard(): Promise<void> {
    // A recording that is still being stored would end up in the next attempt.
    if (store.state().phase === 'saving') return
    playback.stop()
    recording.cancel()
    submission.abort()
    uploads.discard()
    await session?.discard()
    store.dispatch({ type: 'restored', snapshot: null })
    uploads.open()
  }

  return {
    mount,
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    actions: createActions({ context, playback, recording, submission, discard }),
    subscribeAnswer: context.answer.subscribe,
    subscribeHeard: context.heard.subscribe,
    subscribeTrouble: context.trouble.subscribe,
    findWords: (index) => session?.transcripts().find(({ segmentIndex }) => segmentIndex === index) ?? null,
    subscribeLevel: context.level.subscribe,
    subscribeElapsedMs: context.elapsedMs.subscribe,
    subscribePosition: playback.subscribePosition,
    loadSource: playback.load,
    subscribeUploaded: context.uploaded.subscribe,
    findRecording: (index) => session?.findRecording(index) ?? null,
  }
}

interface ActionParts {
  context: PlayerContext
  playback: ReturnType<typeof createPlayback>
  recording: ReturnType<typeof createRecordingFlow>
  submission: ReturnType<typeof createSubmissionFlow>
  discard: () => Promise<void>
}

function createActions({ context, playback, recording, submission, discard }: ActionParts): PlayerActions {
  const { dispatch, state } = context
  function goTo(index: number): void {
    if (!dispatch({ type: 'moved', to: index })) return
    playback.stop()
    playback.prefetch()
  }
  const afterStop = (send: () => Promise<void>) => () => {
    playback.stop()
    void send()
  }
  const actions: PlayerActions = {
    primary: () => {
      const { action } = viewOfPlayer(state()).primary
      primaryHandlers[action]()
    },
    play: () => void playback.play(),
    stopPlaying: playback.stop,
    record: () => void recording.record(),
    stopRecording: recording.stop,
    reRecord: () => {
      const { current } = state()
      if (!dispatch({ type: 'cleared' })) return
      playback.stop()
      recording.forget(current)
      void context.session()?.deleteRecording(current)
      context.takeChanged.emit(current)
    },
    next: () => goTo(state().current + 1),
    goTo,
    playBoth: () => void playback.playBoth(),
    playOwn: () => void playback.playOwn(),
    playOwnFrom: playback.playOwnFrom,
    typeWords: (text) => {
      const index = state().current
      void context.session()?.saveTranscript({ segmentIndex: index, text, source: 'typed' })
      context.heard.emit({ index, final: text, interim: '' })
    },
    toggleTranscript: () => void dispatch({ type: 'transcript-toggled' }),
    setVolume: playback.setVolume,
    setSpeed: playback.setSpeed,
    seek: playback.seek,
    dismissError: () => void dispatch({ type: 'error-dismissed' }),
    complete: afterStop(() => submission.submit('submit-requested')),
    typeRest: afterStop(() => submission.submit('typing-requested')),
    markOwn: afterStop(() => submission.submit('marking-requested')),
    retrySubmit: afterStop(submission.retry),
    dismissFailure: () => void dispatch({ type: 'failure-dismissed' }),
    discard: () => void discard(),
  }
  const primaryHandlers = {
    play: actions.play,
    'stop-playing': actions.stopPlaying,
    record: actions.record,
    stop: actions.stopRecording,
    next: actions.next,
    complete: actions.complete,
  }
  return actions
}
