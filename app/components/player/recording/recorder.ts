import {
  RECORDER_TIMESLICE_MS,
  RECORDING_BITS_PER_SECOND,
  RECORDING_LIMIT_MARGIN_MS,
  RECORDING_MIME_TYPES,
} from '#app/config/practice.ts'
import { MAX_RECORDING_MINUTES, MIN_RECORDING_MS } from '#app/config/speech.ts'
import { MINUTE_MS } from '#app/config/time.ts'

const MAX_RECORDING_MS = MAX_RECORDING_MINUTES * MINUTE_MS - RECORDING_LIMIT_MARGIN_MS

export interface Recording {
  blob: Blob
  durationMs: number
}

/** `empty`: no data, or an accidental recording too short to be speech. `failed`: the browser stopped before any sound. */
export type RecordingEnd = { status: 'recorded'; recording: Recording } | { status: 'empty' } | { status: 'failed' }

export interface Recorder {
  /** Ends the recording; `onEnd` follows. Harmless after the end. */
  stop: () => void
  /** Time since the first sample; 0 before. */
  elapsedMs: () => number
  /** The recording so far, for a copy that survives a crash. */
  partial: () => Recording | null
}

interface RecorderOptions {
  stream: MediaStream
  /** The device is capturing now. */
  onStart: () => void
  onEnd: (end: RecordingEnd) => void
  /** After each time slice with data. */
  onSlice?: () => void
}

/** The first of our formats that this browser can record, or null for the browser's default. */
export function pickMimeType(isSupported: (mimeType: string) => boolean): string | null {
  return RECORDING_MIME_TYPES.find(isSupported) ?? null
}

/**
 * Records a stream until `stop`, the three-minute limit, or the loss of the device. Never throws: if the browser refuses
 * to record, it ends with `failed`.
 */
export function startRecorder({ stream, onStart, onEnd, onSlice }: RecorderOptions): Recorder {
  const chunks: Blob[] = []
  let startedAt: number | null = null
  let stoppedAt: number | null = null
  let hasEnded = false
  let hasFailed = false
  let limit: ReturnType<typeof setTimeout> | undefined
  const recorder = createMediaRecorder(stream)

  const elapsedMs = () => (startedAt === null ? 0 : (stoppedAt ?? performance.now()) - startedAt)
  // The recorder's actual type, not the requested one: it names the codec used.
  const recordingOf = (mimeType: string): Recording => ({
    blob: new Blob(chunks, { type: mimeType }),
    durationMs: Math.round(elapsedMs()),
  })
  function end() {
    if (hasEnded) return
    hasEnded = true
    stoppedAt ??= performance.now()
    clearTimeout(limit)
    const recording = recorder && chunks.length > 0 ? recordingOf(recorder.mimeType) : null
    if (recording && recording.durationMs >= MIN_RECORDING_MS) onEnd({ status: 'recorded', recording })
    else onEnd({ status: hasFailed ? 'failed' : 'empty' })
  }
  const stop = () => {
    if (!recorder || recorder.state === 'inactive') return
    stoppedAt ??= performance.now()
    recorder.stop()
  }

  recorder?.addEventListener('start', () => {
    startedAt = performance.now()
    limit = setTimeout(stop, MAX_RECORDING_MS)
    onStart()
  })
  recorder?.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return
    chunks.push(data)
    onSlice?.()
  })
  recorder?.addEventListener('error', () => {
    hasFailed = true
    stop()
  })
  // Also fired when the device goes away: everything captured arrives before it.
  recorder?.addEventListener('stop', end)
  hasFailed = !begin(recorder)
  if (hasFailed) queueMicrotask(end)
  return { stop, elapsedMs, partial: () => (recorder && chunks.length > 0 ? recordingOf(recorder.mimeType) : null) }
}

function createMediaRecorder(stream: MediaStream): MediaRecorder | null {
  try {
    const mimeType = pickMimeType((type) => MediaRecorder.isTypeSupported(type))
    const audioBitsPerSecond = RECORDING_BITS_PER_SECOND
    return new MediaRecorder(stream, mimeType === null ? { audioBitsPerSecond } : { audioBitsPerSecond, mimeType })
  } catch {
    return null
  }
}

function begin(recorder: MediaRecorder | null): boolean {
  try {
    recorder?.start(RECORDER_TIMESLICE_MS)
    return recorder !== null
  } catch {
    return false
  }
}
