import type { PlayerContext } from './player-context.ts'
import type { Position, SegmentAudio } from '../audio/segment-audio.ts'
import { createSegmentAudio } from '../audio/segment-audio.ts'
import type { Subscribe } from './signal.ts'
import { createSignal } from './signal.ts'

export interface Playback {
  /** Creates the audio element; returns the function that releases it. */
  mount: () => () => void
  play: () => Promise<void>
  /** Plays the segment, then the learner's recording of it. */
  playBoth: () => Promise<void>
  /** Plays the learner's recording, or stops it. */
  playOwn: () => Promise<void>
  /** Plays the learner's recording from a share of its whole, 0 to 1, of so many seconds. */
  playOwnFrom: (share: number, seconds: number) => void
  /** Stops playback of either kind. */
  stop: () => void
  setVolume: (volumePercent: number) => void
  /** Times the speed at which it was said. */
  setSpeed: (speed: number) => void
  /** Goes to a share of what is playing, 0 to 1, of so many seconds. */
  seek: (share: number, seconds: number) => void
  /** Prefetches the next audio, so that Play starts at once. */
  prefetch: () => void
  /** The sound of a segment, for its waveform; null before the player is mounted. */
  load: (index: number) => Promise<Blob> | null
  subscribePosition: Subscribe<Position>
}

/** Plays source segments and the learner's recordings, and reports to the state machine. */
export function createPlayback(context: PlayerContext): Playback {
  const { dispatch, state, options } = context
  const position = createSignal<Position>()
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
  /** Resolves to whether it was heard to its end. */
  async function play(): Promise<boolean> {
    if (!audio || !dispatch({ type: 'play-requested' }) || state().phase !== 'loading') return false
    const index = state().current
    const onStart = () => {
      dispatch({ type: 'play-started' })
      if (index + 1 < options.segmentCount) audio?.prefetch(index + 1)
    }
    audio.setVolume(state().volumePercent)
    const end = await audio.playSegment({ index, onStart })
    if (end.status === 'failed') dispatch({ type: 'play-failed', fault: end.fault })
    return end.status === 'ended' && dispatch({ type: 'play-ended' })
  }
  async function playOwn(onStart: () => void = () => undefined): Promise<void> {
    const blob = context.session()?.findRecording(state().current)
    if (!audio || !blob || !dispatch({ type: 'replay-started' })) return
    audio.setVolume(state().volumePercent)
    const end = await audio.playRecording({ blob, onStart })
    if (end.status === 'failed') dispatch({ type: 'replay-failed' })
    if (end.status === 'ended') dispatch({ type: 'replay-ended' })
  }

  return {
    play: async () => void (await play()),
    playBoth: async () => {
      if (await play()) await playOwn()
    },
    playOwn: async () => {
      if (state().phase === 'replaying') stop()
      else await playOwn()
    },
    playOwnFrom: (share, seconds) => {
      const seek = () => audio?.seek(share, seconds)
      if (state().phase === 'replaying') seek()
      else void playOwn(seek)
    },
    stop,
    prefetch,
    // The device's own voice leaves no sound to draw.
    load: (index) => (options.deviceWords?.(index) ? null : (audio?.load(index) ?? null)),
    seek: (share, seconds) => audio?.seek(share, seconds),
    setSpeed: (speed) => audio?.setSpeed(speed),
    subscribePosition: position.subscribe,
    setVolume: (volumePercent) => {
      dispatch({ type: 'volume-set', volumePercent })
      audio?.setVolume(state().volumePercent)
    },
    mount: () => {
      const mounted = createSegmentAudio({ urlOf: options.audioUrl, deviceWords: options.deviceWords })
      const unsubscribe = mounted.subscribePosition(position.emit)
      audio = mounted
      return () => {
        unsubscribe()
        mounted.dispose()
        audio = null
      }
    },
  }
}
