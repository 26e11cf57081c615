import { useCallback, useEffect, useRef, useState } from 'react'
import { LONGEST_FRAME_MS } from '#app/config/practice.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { type DeviceAdvice, deviceAdvice, type NamedMicrophone } from '#app/models/practice/microphone-advice.ts'
import type { MicrophoneFault } from '#app/models/practice/player-types.ts'
import { addFrame, isHeard, NO_TALLY, troubleOf } from '#app/models/practice/sound-advice.ts'
import type { Subscribe } from '../session/signal.ts'
import { createSignal } from '../session/signal.ts'
import {
  chooseMicrophone,
  findChosenMicrophone,
  findLastMicrophone,
  listMicrophones,
  type Microphone,
  MicrophoneError,
  microphoneInUse,
  openMicrophone,
  rememberMicrophone,
} from './microphone.ts'
import type { RecordingTrouble } from './watch-sound.ts'

export interface Listening {
  status: 'listening'
  /** A voice has arrived. */
  isHeard: boolean
  /** What is wrong now, or null. */
  trouble: RecordingTrouble | null
  advice: DeviceAdvice | null
  deviceId: string
  devices: NamedMicrophone[]
  /** What the browser recognised, if it may: a failure shows here, before the first recording. */
  words: string
}

export type MicrophoneCheck =
  | { status: 'off' }
  | { status: 'asking' }
  | Listening
  | { status: 'failed'; fault: MicrophoneFault }

export interface UseMicrophoneCheck {
  check: MicrophoneCheck
  /** Requests the microphone; call it from a click. Also retries. */
  start: () => void
  /** Releases the microphone. */
  stop: () => void
  /** Switches to another microphone and remembers it for the recordings. */
  choose: (deviceId: string) => void
  /** 0 to 1 while listening. */
  subscribeLevel: Subscribe<number>
}

/** The check before the start: whether the browser grants a microphone, and whether a voice arrives well. */
export function useMicrophoneCheck(language: Language): UseMicrophoneCheck {
  const [check, setCheck] = useState<MicrophoneCheck>({ status: 'off' })
  const [level] = useState(() => createSignal<number>())
  const running = useRef<{ cancel: () => void } | null>(null)

  const start = useCallback(() => {
    running.current?.cancel()
    running.current = listen({ language, onChange: setCheck, onLevel: level.emit })
  }, [language, level])
  const stop = useCallback(() => {
    running.current?.cancel()
    running.current = null
    setCheck({ status: 'off' })
  }, [])
  const choose = useCallback(
    (deviceId: string) => {
      chooseMicrophone(deviceId)
      start()
    },
    [start],
  )
  useEffect(() => () => running.current?.cancel(), [])
  return { check, start, stop, choose, subscribeLevel: level.subscribe }
}

interface ListenOptions {
  language: Language
  onChange: (check: MicrophoneCheck) => void
  onLevel: (level: number) => void
}

function listen({ language, onChange, onLevel }: ListenOptions): { cancel: () => void } {
  const cancelled = new AbortController()
  const { signal } = cancelled
  async function open(): Promise<void> {
    onChange({ status: 'asking' })
    try {
      const microphone = await openMicrophone()
      signal.addEventListener('abort', microphone.stop)
      if (signal.aborted) {
        microphone.stop()
        return
      }
      const used = microphoneInUse(microphone)
      const advice = deviceAdvice({ used, chosenId: findChosenMicrophone(), lastLabel: findLastMicrophone() })
      rememberMicrophone(microphone)
      const devices = await listMicrophones()
      if (signal.aborted) return
      let listening: Listening = {
        status: 'listening',
        isHeard: false,
        trouble: null,
        advice,
        deviceId: used.deviceId,
        devices,
        words: '',
      }
      const tell = (change: Partial<Listening>) => {
        listening = { ...listening, ...change }
        if (!signal.aborted) onChange(listening)
      }
      tell({})
      watchCheck({ microphone, onLevel, tell, listening: () => listening, signal })
      // Loaded on use: most learners try the microphone before they allow recognition, or never allow it.
      const { tryRecognition } = await import('../recognition/try-recognition.ts')
      const [track] = microphone.stream.getAudioTracks()
      if (track && !signal.aborted) tryRecognition({ track, language, onWords: (words) => tell({ words }), signal })
    } catch (error) {
      const fault = error instanceof MicrophoneError ? error.fault : 'unsupported'
      if (!signal.aborted) onChange({ status: 'failed', fault })
    }
  }
  void open()
  return { cancel: () => cancelled.abort() }
}

interface WatchOptions {
  microphone: Microphone
  onLevel: (level: number) => void
  listening: () => Listening
  tell: (change: Partial<Listening>) => void
  signal: AbortSignal
}

function watchCheck({ microphone, onLevel, listening, tell, signal }: WatchOptions): void {
  const [track] = microphone.stream.getAudioTracks()
  let lastAt = performance.now()
  let tally = NO_TALLY
  microphone.subscribeSound((frame) => {
    const now = performance.now()
    tally = addFrame(tally, frame, Math.min(now - lastAt, LONGEST_FRAME_MS))
    lastAt = now
    onLevel(frame.level)
    const trouble = track?.muted ? 'muted' : troubleOf(tally)
    const before = listening()
    if (before.trouble !== trouble || before.isHeard !== isHeard(tally)) tell({ trouble, isHeard: isHeard(tally) })
  })
  track?.addEventListener('ended', () => tell({ trouble: 'lost' }), { signal })
  // A headset that is plugged in now can be chosen at once.
  const refresh = async () => tell({ devices: await listMicrophones() })
  navigator.mediaDevices.addEventListener('devicechange', () => void refresh(), { signal })
}
