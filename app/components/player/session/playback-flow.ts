import type { PlayerContext } from './player-context.ts'
import type { SegmentAudio } from '../audio/segment-audio.ts'
import { createSegmentAudio } from '../audio/segment-audio.ts'
import type { Subscribe } from './signal.ts'
import { createSignal } from './signal.ts'

export interface Playback {
  /** Creates the audio element; returns the function that releases it. */
  mount: () => () => void
  play: () => Promise<void>
  playOwn: () => Promise<void>
  /** Stops playback of either kind. */
  stop: () => void
  setVolume: (volumePercent: number) => void
  /** Prefetches the next audio, so that Play starts at once. */
  prefetch: () => void
  subscribeProgress: Subscribe<number>
}

/** Plays source segments and the learner's recordings, and reports to the state machine. */
export function createPlayback(context: PlayerContext): Playback {
  const { dispatch, state, options } = context
  const progress = createSignal<number>()
  let audio: SegmentAudio | null = null

  const prefetch = () => {
    if (state().current < options.segmentCount) audio?.prefetch(state().current)
  }
  // Stopping updates the state machine at once; the promise that settles later is ignored.
  function stop(): void {
    audio?.stop()
    dispatch({ type: 'play-ended' })
    dispatch({ type: 'replay-ended' })
  }
  async function play(): Promise<void> {
    if (!audio || !dispatch({ type: 'play-requested' }) || state().phase !== 'loading') return
    const index = state().current
    const onStart = () => {
      dispatch({ type: 'play-started' })
      if (index + 1 < options.segmentCount) audio?.prefetch(index + 1)
    }
    audio.setVolume(state().volumePercent)
    const end = await audio.playSegment({ index, onStart })
    if (end.status === 'failed') dispatch({ type: 'play-failed', fault: end.fault })
    if (end.status === 'ended') dispatch({ type: 'play-ended' })
  }
  async function playOwn(): Promise<void> {
    if (state().phase === 'replaying') {
      stop()
      return
    }
    const blob = context.session()?.findRecording(state().current)
    if (!audio || !blob || !dispatch({ type: 'replay-started' })) return
    audio.setVolume(state().volumePercent)
    const end = await audio.playRecording({ blob, onStart: () => undefined })
    if (end.status === 'failed') dispatch({ type: 'replay-failed' })
    if (end.status === 'ended') dispatch({ type: 'replay-ended' })
  }

  return {
    play,
    playOwn,
    stop,
    prefetch,
    subscribeProgress: progress.subscribe,
    setVolume: (volumePercent) => {
      dispatch({ type: 'volume-set', volumePercent })
      audio?.setVolume(state().volumePercent)
    },
    mount: () => {
      const mounted = createSegmentAudio({ urlOf: options.audioUrl, deviceWords: options.deviceWords })
      const unsubscribe = mounted.subscribeProgress(progress.emit)
      audio = mounted
      return () => {
        unsubscribe()
        mounted.dispose()
        audio = null
      }
    },
  }
}
