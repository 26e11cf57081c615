import { useCallback, useEffect, useRef, useState } from 'react'
import { TUTORIAL_RECORDING_MS } from '#app/config/mock-test-tutorial.ts'
import { QUIET_RECORDING_LEVEL } from '#app/config/practice.ts'
import type { MicrophoneFault } from '#app/models/practice/player-types.ts'
import { type Microphone, MicrophoneError } from '../../player/recording/microphone.ts'
import { openSettledMicrophone } from '../../player/recording/shared-microphone.ts'
import { type RecordingEnd, startRecorder } from '../../player/recording/recorder.ts'
import { createSignal, type Subscribe } from '../../player/session/signal.ts'
import { playChime } from './play-chime.ts'

export type PracticeTake =
  | { status: 'none' | 'asking' | 'chime' | 'recording' }
  | { status: 'recorded'; blob: Blob; isQuiet: boolean }
  | { status: 'failed'; fault: MicrophoneFault | 'failed' | 'empty' }

export interface UsePracticeTake {
  take: PracticeTake
  /** Stays true while another recording is made. */
  hasRecorded: boolean
  /** Requests the microphone, plays the chime and records; call it from a click. */
  record: () => void
  /** 0 to 1 while recording. */
  subscribeLevel: Subscribe<number>
}

interface Run {
  isCancelled: boolean
  microphone?: Microphone
}

interface RecordOptions {
  microphone: Microphone
  onStart: () => void
  onLevel: (level: number) => void
}

/** Records for the length of the tutorial's recording. */
function recordTake({ microphone, onStart, onLevel }: RecordOptions): Promise<{ end: RecordingEnd; loudest: number }> {
  let loudest = 0
  microphone.subscribeSound(({ level }) => {
    loudest = Math.max(loudest, level)
    onLevel(level)
  })
  return new Promise((resolve) => {
    const recorder = startRecorder({
      stream: microphone.stream,
      onStart: () => {
        onStart()
        setTimeout(() => recorder.stop(), TUTORIAL_RECORDING_MS)
      },
      onEnd: (end) => resolve({ end, loudest }),
    })
  })
}

async function makeTake(options: {
  run: Run
  report: (take: PracticeTake) => void
  onLevel: (level: number) => void
}): Promise<void> {
  const { run, report, onLevel } = options
  report({ status: 'asking' })
  try {
    const microphone = await openSettledMicrophone()
    run.microphone = microphone
    if (run.isCancelled) return
    report({ status: 'chime' })
    // As in the exam, recording goes ahead if the browser refuses to play.
    await playChime('record')
    if (run.isCancelled) return
    const { end, loudest } = await recordTake({ microphone, onStart: () => report({ status: 'recording' }), onLevel })
    if (end.status !== 'recorded') report({ status: 'failed', fault: end.status })
    else if (!run.isCancelled) {
      report({ status: 'recorded', blob: end.recording.blob, isQuiet: loudest < QUIET_RECORDING_LEVEL })
    }
  } catch (error) {
    report({ status: 'failed', fault: error instanceof MicrophoneError ? error.fault : 'unsupported' })
  } finally {
    run.microphone?.stop()
  }
}

/** The tutorial's practice recording. It never leaves the browser. */
export function usePracticeTake(): UsePracticeTake {
  const [take, setTake] = useState<PracticeTake>({ status: 'none' })
  const [hasRecorded, setRecorded] = useState(false)
  const [level] = useState(() => createSignal<number>())
  const running = useRef<Run | null>(null)

  const record = useCallback(() => {
    if (running.current) return
    const run: Run = { isCancelled: false }
    running.current = run
    const report = (next: PracticeTake) => {
      if (run.isCancelled) return
      setTake(next)
      if (next.status === 'recorded') setRecorded(true)
      if (next.status === 'recorded' || next.status === 'failed') running.current = null
    }
    void makeTake({ run, report, onLevel: level.emit })
  }, [level])

  useEffect(
    () => () => {
      if (!running.current) return
      running.current.isCancelled = true
      running.current.microphone?.stop()
      running.current = null
    },
    [],
  )
  return { take, hasRecorded, record, subscribeLevel: level.subscribe }
}
