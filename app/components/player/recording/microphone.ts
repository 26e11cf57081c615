import { CLIPPED_SAMPLE, LEVEL_FFT_SAMPLES, LEVEL_FLOOR_DBFS } from '#app/config/practice.ts'
import type { NamedMicrophone } from '#app/models/practice/microphone-advice.ts'
import type { MicrophoneFault } from '#app/models/practice/player-types.ts'
import type { SoundFrame } from '#app/models/practice/sound-advice.ts'
import { findPreference, updatePreference } from '../../browser-storage/preferences.ts'
import type { Subscribe } from '../session/signal.ts'

const DEVICE_PREFERENCE = 'microphone'
const DECIBELS_PER_DECADE = 20

export interface Microphone {
  stream: MediaStream
  /** What is heard, once a frame while subscribed and the page is visible. */
  subscribeSound: Subscribe<SoundFrame>
  /** Releases the device, so that the browser's recording indicator disappears. */
  stop: () => void
}

export class MicrophoneError extends Error {
  readonly fault: MicrophoneFault

  constructor(fault: MicrophoneFault, cause?: unknown) {
    super(`microphone: ${fault}`, { cause })
    this.name = 'MicrophoneError'
    this.fault = fault
  }
}

/** The fault behind a rejected getUserMedia, by the exception's name. */
export function microphoneFaultOf(name: string): MicrophoneFault {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'denied'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'unsupported'
  }
}

/** Root mean square of samples (-1..1) on the meter's scale: the floor is 0, full scale is 1. */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < samples.length; index += 1) sum += (samples[index] ?? 0) ** 2
  if (sum === 0) return 0
  const dbfs = DECIBELS_PER_DECADE * Math.log10(Math.sqrt(sum / samples.length))
  return Math.min(1, Math.max(0, 1 - dbfs / LEVEL_FLOOR_DBFS))
}

/** What the samples (-1..1) of one moment tell. */
function soundFrameOf(samples: ArrayLike<number>): SoundFrame {
  let clipped = 0
  for (let index = 0; index < samples.length; index += 1) {
    if (Math.abs(samples[index] ?? 0) >= CLIPPED_SAMPLE) clipped += 1
  }
  const level = levelOf(samples)
  const isSilent = level === 0 && Array.from(samples).every((sample) => sample === 0)
  return { level, clippedShare: samples.length === 0 ? 0 : clipped / samples.length, isSilent }
}

/** Opens the microphone chosen before, else the browser's default. Throws MicrophoneError. */
export async function openMicrophone({ deviceId = findChosenMicrophone() } = {}): Promise<Microphone> {
  if (!window.isSecureContext) throw new MicrophoneError('insecure')
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') throw new MicrophoneError('unsupported')
  const stream = await requestStream(deviceId)
  const meter = createMeter(stream)
  return {
    stream,
    subscribeSound: meter.subscribe,
    stop: () => {
      meter.close()
      stream.getTracks().forEach((track) => track.stop())
    },
  }
}

/** The microphones of this device. Browsers name them only after permission is granted. */
export async function listMicrophones(): Promise<NamedMicrophone[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ deviceId, label }))
}

/** The id of the microphone that the learner chose, or null. */
export function findChosenMicrophone(): string | null {
  return findPreference(DEVICE_PREFERENCE)
}

export function chooseMicrophone(deviceId: string): void {
  updatePreference(DEVICE_PREFERENCE, deviceId)
}

/** The microphone that is really in use: the browser may give another than the one asked for. */
export function microphoneInUse({ stream }: Microphone): NamedMicrophone {
  const [track] = stream.getAudioTracks()
  return { deviceId: track?.getSettings().deviceId ?? '', label: track?.label ?? '' }
}

/** The name of the microphone that was used last, or null. */
export function findLastMicrophone(): string | null {
  return findPreference('microphone-name')
}

export function rememberMicrophone(microphone: Microphone): void {
  const { label } = microphoneInUse(microphone)
  if (label !== '') updatePreference('microphone-name', label)
}

async function requestStream(deviceId: string | null): Promise<MediaStream> {
  // No echo cancellation: nothing plays while recording, and with it phones lower the loudspeaker as for a call.
  const audio = { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: true }
  try {
    if (deviceId === null) return await navigator.mediaDevices.getUserMedia({ audio })
    // `ideal`, so that a missing headset does not prevent recording.
    return await navigator.mediaDevices.getUserMedia({ audio: { ...audio, deviceId: { ideal: deviceId } } })
  } catch (error) {
    throw new MicrophoneError(microphoneFaultOf(error instanceof Error ? error.name : ''), error)
  }
}

function createMeter(stream: MediaStream): { subscribe: Subscribe<SoundFrame>; close: () => void } {
  const listeners = new Set<(frame: SoundFrame) => void>()
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: LEVEL_FFT_SAMPLES })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let frame = 0

  function measure() {
    analyser.getFloatTimeDomainData(samples)
    const heard = soundFrameOf(samples)
    // A context that does not run yet hears only zeros.
    if (context.state === 'running') listeners.forEach((listener) => listener(heard))
    frame = requestAnimationFrame(measure)
  }
  function stopMeasuring() {
    cancelAnimationFrame(frame)
    frame = 0
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      // Safari starts the context suspended.
      if (context.state === 'suspended') void context.resume()
      if (frame === 0) frame = requestAnimationFrame(measure)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopMeasuring()
      }
    },
    close: () => {
      stopMeasuring()
      listeners.clear()
      if (context.state !== 'closed') void context.close()
    },
  }
}
