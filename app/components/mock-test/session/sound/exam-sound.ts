import { AFTER_SEGMENT_MS, AFTER_START_CHIME_MS, CHIME_TIMEOUT_MS } from '#app/config/mock-test-session.ts'
import { CHIME_URLS, type Chime } from '#app/config/chimes.ts'
import { createSegmentAudio } from '#app/components/player/audio/segment-audio.ts'
import { delay } from '../exam/delay.ts'
import { createSegmentLoader } from './segment-loader.ts'
import { silence } from './silence.ts'

export interface ExamSound {
  /** Call within a press: phones only allow playback after one. */
  unlock: () => void
  /**
   * Start chime, pause, segment, pause, recording chime. Resolves to false if stopped. Sounds that cannot play are
   * reported and skipped.
   */
  play: (options: PlayOptions) => Promise<boolean>
  /** Prefetches, so that a lost connection does not interrupt the test. */
  prefetch: (index: number) => void
  stop: () => void
  dispose: () => void
}

interface PlayOptions {
  /** The segment's number through both dialogues. */
  index: number
  /** The minimum silence before the first sound. */
  notBeforeMs: number
  /** The sequence starts. */
  onBegin: () => void
  /** The segment itself begins, after the chime. */
  onSource: (sound: Blob) => void
  /** Where the segment is, in seconds. */
  onPosition: (seconds: number) => void
  /** The segment could not be played. */
  onFailed: () => void
  /** A chime could not be played. */
  onChimeFailed: () => void
}

interface Chimed extends Pick<PlayOptions, 'onChimeFailed' | 'onSource' | 'onPosition'> {
  signal: AbortSignal
}

const NOTHING = () => undefined

/** Plays a mock test's chimes and segments on one audio element. */
export function createExamSound(urlOf: (index: number) => string): ExamSound {
  const audio = createSegmentAudio({ urlOf })
  const segments = createSegmentLoader(urlOf)
  const chimes = { start: fetchChime(CHIME_URLS.start), record: fetchChime(CHIME_URLS.record) }
  let running = new AbortController()

  /** Resolves to whether it played to its end. */
  async function playBlob(blob: Blob | null): Promise<boolean> {
    return blob !== null && (await audio.playRecording({ blob, onStart: NOTHING })).status === 'ended'
  }
  async function playChime(chime: Chime, { signal, onChimeFailed }: Chimed): Promise<void> {
    const blob = await chimes[chime]
    if (signal.aborted) return
    const wasHeard = await playBlob(blob)
    if (!wasHeard && !signal.aborted) onChimeFailed()
  }
  async function playSegment(blob: Blob | null, chimed: Chimed): Promise<boolean> {
    const { signal } = chimed
    if (blob === null) return false
    await playChime('start', chimed)
    await delay(AFTER_START_CHIME_MS, signal)
    if (signal.aborted) return false
    chimed.onSource(blob)
    const unsubscribe = audio.subscribePosition((at) => 'seconds' in at && chimed.onPosition(at.seconds))
    const wasHeard = await playBlob(blob)
    unsubscribe()
    return wasHeard
  }
  return {
    unlock: () => void playBlob(silence()),
    async play({ index, notBeforeMs, onBegin, onFailed, ...heard }) {
      running.abort()
      running = new AbortController()
      const { signal } = running
      const chimed = { signal, ...heard }
      const [blob] = await Promise.all([segments.load(index, signal), delay(notBeforeMs, signal)])
      if (signal.aborted) return false
      onBegin()
      const wasHeard = await playSegment(blob, chimed)
      if (signal.aborted) return false
      if (!wasHeard) onFailed()
      await delay(AFTER_SEGMENT_MS, signal)
      await playChime('record', chimed)
      return !signal.aborted
    },
    prefetch: segments.prefetch,
    stop() {
      running.abort()
      audio.stop()
    },
    dispose() {
      running.abort()
      audio.dispose()
    },
  }
}

async function fetchChime(path: string): Promise<Blob | null> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(CHIME_TIMEOUT_MS) })
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}
