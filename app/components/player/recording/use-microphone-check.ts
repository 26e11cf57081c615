import { useCallback, useEffect, useRef, useState } from 'react'
import { HEARD_FOR_MS, HEARD_LEVEL, QUIET_HINT_AFTER_MS } from '#app/config/practice.ts'
import type { MicrophoneFault } from '#app/models/practice/player-types.ts'
import type { Microphone } from './microphone.ts'
import { chooseMicrophone, listMicrophones, MicrophoneError, openMicrophone } from './microphone.ts'
import type { Subscribe } from '../session/signal.ts'
import { createSignal } from '../session/signal.ts'

export interface MicrophoneDevice {
  deviceId: string
  /** Empty if the browser hides the name. */
  label: string
}

export type MicrophoneCheck =
  | { status: 'off' }
  | { status: 'asking' }
  /** `heard` is final once a voice was detected; `quiet` means none was for a while. */
  | { status: 'listening'; verdict: 'waiting' | 'quiet' | 'heard'; deviceId: string; devices: MicrophoneDevice[] }
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

/** The check before the start: whether the browser grants a microphone, and whether a voice arrives. */
export function useMicrophoneCheck(): UseMicrophoneCheck {
  const [check, setCheck] = useState<MicrophoneCheck>({ status: 'off' })
  const [level] = useState(() => createSignal<number>())
  const running = useRef<{ cancel: () => void } | null>(null)

  const start = useCallback(() => {
    running.current?.cancel()
    running.current = listen({ onChange: setCheck, onLevel: level.emit })
  }, [level])
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
  onChange: (check: MicrophoneCheck) => void
  onLevel: (level: number) => void
}

function listen({ onChange, onLevel }: ListenOptions): { cancel: () => void } {
  let isCancelled = false
  let microphone: Microphone | null = null
  async function open(): Promise<void> {
    onChange({ status: 'asking' })
    try {
      const opened = await openMicrophone()
      if (isCancelled) {
        opened.stop()
        return
      }
      microphone = opened
      const devices = await listMicrophones()
      const deviceId = opened.stream.getAudioTracks()[0]?.getSettings().deviceId ?? ''
      const tell = (verdict: 'waiting' | 'quiet' | 'heard') => {
        if (!isCancelled) onChange({ status: 'listening', verdict, deviceId, devices })
      }
      tell('waiting')
      watchForVoice({ microphone: opened, onLevel, tell })
    } catch (error) {
      if (!isCancelled)
        onChange({ status: 'failed', fault: error instanceof MicrophoneError ? error.fault : 'unsupported' })
    }
  }
  void open()
  return {
    cancel: () => {
      isCancelled = true
      microphone?.stop()
    },
  }
}

interface WatchOptions {
  microphone: Microphone
  onLevel: (level: number) => void
  tell: (verdict: 'quiet' | 'heard') => void
}

/** A voice is loud for a while in total, with pauses; a click or a knock only for a moment. */
function watchForVoice({ microphone, onLevel, tell }: WatchOptions): void {
  const startedAt = performance.now()
  let lastAt = startedAt
  let loudMs = 0
  let verdict: 'waiting' | 'quiet' | 'heard' = 'waiting'
  microphone.subscribeLevel((level) => {
    const now = performance.now()
    if (level >= HEARD_LEVEL) loudMs += now - lastAt
    lastAt = now
    onLevel(level)
    if (verdict !== 'heard' && loudMs >= HEARD_FOR_MS) tell((verdict = 'heard'))
    else if (verdict === 'waiting' && now - startedAt >= QUIET_HINT_AFTER_MS) tell((verdict = 'quiet'))
  })
}
