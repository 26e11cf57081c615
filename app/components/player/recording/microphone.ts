import { LEVEL_FFT_SAMPLES, LEVEL_FLOOR_DBFS } from '#app/config/practice.ts'
import type { MicrophoneFault } from '#app/models/practice/player-types.ts'
import { findPreference, updatePreference } from '../../browser-storage/preferences.ts'
import type { Subscribe } from '../session/signal.ts'

const DEVICE_PREFERENCE = 'microphone'
const DECIBELS_PER_DECADE = 20

export interface Microphone {
  stream: MediaStream
  /** 0 (silence) to 1 (full scale), once a frame while subscribed and the page is visible. */
  subscribeLevel: Subscribe<number>
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

/** Opens the microphone chosen before, else the browser's default. Throws MicrophoneError. */
export async function openMicrophone({ deviceId = findPreference(DEVICE_PREFERENCE) } = {}): Promise<Microphone> {
  if (!window.isSecureContext) throw new MicrophoneError('insecure')
  if (!('mediaDevices' in navigator) || typeof MediaRecorder === 'undefined') throw new MicrophoneError('unsupported')
  const stream = await requestStream(deviceId)
  const meter = createMeter(stream)
  return {
    stream,
    subscribeLevel: meter.subscribe,
    stop: () => {
      meter.close()
      stream.getTracks().forEach((track) => track.stop())
    },
  }
}

/** The microphones of this device. Browsers name them only after permission is granted. */
export async function listMicrophones(): Promise<{ deviceId: string; label: string }[]> {
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ deviceId, label }))
}

export function chooseMicrophone(deviceId: string): void {
  updatePreference(DEVICE_PREFERENCE, deviceId)
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

function createMeter(stream: MediaStream): { subscribe: Subscribe<number>; close: () => void } {
  const listeners = new Set<(level: number) => void>()
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: LEVEL_FFT_SAMPLES })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let frame = 0

  function measure() {
    analyser.getFloatTimeDomainData(samples)
    const level = levelOf(samples)
    listeners.forEach((listener) => listener(level))
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
