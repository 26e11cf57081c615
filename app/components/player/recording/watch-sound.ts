import { LONGEST_FRAME_MS, QUIET_RECORDING_LEVEL } from '#app/config/practice.ts'
import { addFrame, NO_TALLY, type SoundTrouble, troubleOf } from '#app/models/practice/sound-advice.ts'
import type { Microphone } from './microphone.ts'

/** Trouble while recording: of the sound, or of the device. `lost`: it was disconnected. */
export type RecordingTrouble = SoundTrouble | 'muted' | 'lost'

interface WatchOptions {
  microphone: Microphone
  onLevel: (level: number) => void
  /** At most once for each kind, the first time it is noticed. */
  onTrouble: (trouble: RecordingTrouble) => void
}

export interface SoundWatch {
  /** Ends the watch. `isQuiet`: too quiet for speech; `isLost`: the microphone was disconnected. */
  stop: () => { isQuiet: boolean; isLost: boolean }
}

/** Watches the sound and the device of one recording. */
export function watchSound({ microphone, onLevel, onTrouble }: WatchOptions): SoundWatch {
  const [track] = microphone.stream.getAudioTracks()
  const watching = new AbortController()
  const told = new Set<RecordingTrouble>()
  let tally = NO_TALLY
  let loudest: number | null = null
  let lastAt = performance.now()
  const tell = (trouble: RecordingTrouble) => {
    if (told.has(trouble)) return
    told.add(trouble)
    onTrouble(trouble)
  }
  const stopListening = microphone.subscribeSound((frame) => {
    const now = performance.now()
    tally = addFrame(tally, frame, Math.min(now - lastAt, LONGEST_FRAME_MS))
    lastAt = now
    loudest = Math.max(loudest ?? 0, frame.level)
    onLevel(frame.level)
    const trouble = troubleOf(tally)
    if (trouble) tell(trouble)
  })
  track?.addEventListener('mute', () => tell('muted'), { signal: watching.signal })
  track?.addEventListener('ended', () => tell('lost'), { signal: watching.signal })
  if (track?.muted) tell('muted')
  return {
    stop: () => {
      // A device that goes away ends the recording before the track says so.
      const isLost = track?.readyState === 'ended'
      if (isLost) tell('lost')
      watching.abort()
      stopListening()
      onLevel(0)
      // A hidden page hears nothing, so nothing can be concluded.
      return { isQuiet: loudest !== null && loudest < QUIET_RECORDING_LEVEL, isLost }
    },
  }
}
