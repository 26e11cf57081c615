import { MAX_VOLUME_PERCENT, SEGMENT_AUDIO_TIMEOUT_MS } from '#app/config/practice.ts'
import type { AudioFault } from '#app/models/practice/player-types.ts'
import { fetchSource } from './fetch-source.ts'
import type { Subscribe } from '../session/signal.ts'
import { createSignal } from '../session/signal.ts'
import type { Words } from './device-voice.ts'
import { watchPause } from './watch-pause.ts'

export type PlayEnd = { status: 'ended' } | { status: 'stopped' } | { status: 'failed'; fault: AudioFault }

export interface SegmentAudio {
  /** Plays a source segment. Resolves when it ends, is stopped or fails; `onStart` is called at the first sound. */
  playSegment: (options: { index: number; onStart: () => void }) => Promise<PlayEnd>
  playRecording: (options: { blob: Blob; onStart: () => void }) => Promise<PlayEnd>
  /** Stops playback and loading. */
  stop: () => void
  setVolume: (volumePercent: number) => void
  /** Prefetches a segment. `playSegment` reports a failure. */
  prefetch: (index: number) => void
  /** The sound of a segment, as played. */
  load: (index: number) => Promise<Blob>
  /** Goes to a share of what is playing, 0 to 1, whose length in seconds is known by the caller. */
  seek: (share: number, seconds: number) => void
  /** Times the speed at which it was said. */
  setSpeed: (speed: number) => void
  /** Where the playback is, in seconds, once a frame. The device's own voice only says its share of the words. */
  subscribePosition: Subscribe<Position>
  dispose: () => void
}

/** Seconds since the beginning, or the share of the words that have been said. */
export type Position = { seconds: number } | { share: number }

class AudioError extends Error {
  readonly fault: AudioFault

  constructor(fault: AudioFault, cause?: unknown) {
    super(`audio: ${fault}`, { cause })
    this.name = 'AudioError'
    this.fault = fault
  }
}

/** The learner's message for an error of the audio call. */
export function audioFaultOf(status: number): AudioFault {
  if (status === 404) return 'missing'
  if (status === 401 || status === 403) return 'refused'
  return 'unavailable'
}

interface Sources {
  urlOf: (index: number) => string
  /** The words of a segment, if the learner wants them in the device's own voice. */
  deviceWords?: ((index: number) => Words | null) | undefined
}

/**
 * The source audio of a dialogue and the learner's own recordings, one at a time on one element: phones that allowed it to
 * play after a tap allow it again. Segments are fetched, so that an error has its status and not only "no source".
 */
export function createSegmentAudio({ urlOf, deviceWords }: Sources): SegmentAudio {
  const element = new Audio()
  const position = createSignal<Position>()
  const fetched = new Map<number, Promise<Blob>>()
  let running = new AbortController()

  function load(index: number): Promise<Blob> {
    const known = fetched.get(index)
    if (known) return known
    const loading = fetchAudio(urlOf(index))
    fetched.set(index, loading)
    // Failures are not cached: the next press retries.
    loading.catch(() => fetched.delete(index))
    return loading
  }
  async function play(source: Promise<Blob>, onStart: () => void): Promise<PlayEnd> {
    running.abort()
    const mine = new AbortController()
    running = mine
    try {
      const blob = await source
      if (mine.signal.aborted) return { status: 'stopped' }
      return await playBlob({ element, blob, onStart, signal: mine.signal })
    } catch (error) {
      if (mine.signal.aborted) return { status: 'stopped' }
      return { status: 'failed', fault: error instanceof AudioError ? error.fault : 'broken' }
    }
  }
  /** Where the device has no voice, or its player cannot be loaded, the file is played. */
  async function playSegment({ index, onStart }: { index: number; onStart: () => void }): Promise<PlayEnd> {
    const words = deviceWords?.(index)
    if (words) {
      running.abort()
      running = new AbortController()
      const { signal } = running
      const said = {
        words,
        volume: element.volume,
        onStart,
        onProgress: (share: number) => position.emit({ share }),
        signal,
      }
      const status = await import('./device-voice.ts').then(
        ({ sayOnDevice }) => sayOnDevice(said),
        () => 'unavailable' as const,
      )
      if (signal.aborted) return { status: 'stopped' }
      if (status !== 'unavailable') return { status }
    }
    return play(load(index), onStart)
  }
  let frame = 0
  function follow(): void {
    position.emit({ seconds: element.currentTime })
    frame = requestAnimationFrame(follow)
  }
  element.addEventListener('playing', () => {
    cancelAnimationFrame(frame)
    follow()
  })
  element.addEventListener('pause', () => cancelAnimationFrame(frame))

  return {
    playSegment,
    playRecording: ({ blob, onStart }) => play(Promise.resolve(blob), onStart),
    stop: () => running.abort(),
    setVolume: (volumePercent) => {
      element.volume = volumePercent / MAX_VOLUME_PERCENT
    },
    prefetch: (index) => {
      load(index).catch(() => undefined)
    },
    load,
    seek: (share, seconds) => {
      element.currentTime = share * seconds
    },
    setSpeed: (speed) => {
      // A new source begins with the default.
      element.defaultPlaybackRate = speed
      element.playbackRate = speed
    },
    subscribePosition: position.subscribe,
    dispose: () => {
      cancelAnimationFrame(frame)
      running.abort()
      fetched.clear()
    },
  }
}

async function fetchAudio(url: string): Promise<Blob> {
  try {
    const response = await fetchSource(url, { signal: AbortSignal.timeout(SEGMENT_AUDIO_TIMEOUT_MS) })
    if (!response.ok) throw new AudioError(audioFaultOf(response.status))
    return await response.blob()
  } catch (error) {
    throw error instanceof AudioError ? error : new AudioError('network', error)
  }
}

interface PlayBlobOptions {
  element: HTMLAudioElement
  blob: Blob
  onStart: () => void
  signal: AbortSignal
}

async function playBlob({ element, blob, onStart, signal }: PlayBlobOptions): Promise<PlayEnd> {
  const url = URL.createObjectURL(blob)
  const done = new AbortController()
  try {
    return await new Promise<PlayEnd>((resolve, reject) => {
      const options = { once: true, signal }
      element.addEventListener('ended', () => resolve({ status: 'ended' }), options)
      element.addEventListener('error', () => reject(new AudioError('broken')), options)
      element.addEventListener('playing', onStart, options)
      watchPause({
        element,
        signal: AbortSignal.any([signal, done.signal]),
        onBroken: () => reject(new AudioError('broken')),
      })
      signal.addEventListener('abort', () => resolve({ status: 'stopped' }), { once: true })
      element.src = url
      element.play().catch((error: unknown) => reject(new AudioError(playFaultOf(error), error)))
    })
  } finally {
    done.abort()
    // The element may already be playing something else.
    if (element.src === url) {
      element.pause()
      element.removeAttribute('src')
    }
    URL.revokeObjectURL(url)
  }
}

function playFaultOf(error: unknown): AudioFault {
  return error instanceof Error && error.name === 'NotAllowedError' ? 'blocked' : 'broken'
}
