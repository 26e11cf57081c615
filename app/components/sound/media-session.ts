/** What the device's own controls (headset, keyboard, lock screen) do. Those without a handler are off. */
export interface MediaKeys {
  /** What is heard. */
  title: string
  handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>>
}

const ACTIONS = [
  'play',
  'pause',
  'stop',
  'nexttrack',
  'previoustrack',
  'seekbackward',
  'seekforward',
  'seekto',
] as const

/** Takes the device's controls. Harmless where the browser has none. */
export function takeMediaKeys({ title, handlers }: MediaKeys): void {
  if (!('mediaSession' in navigator)) return
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist: 'Köprü' })
  for (const action of ACTIONS) {
    try {
      navigator.mediaSession.setActionHandler(action, handlers[action] ?? null)
    } catch {
      // A browser may not know every action.
    }
  }
}

/** Tells the device where the sound is. */
export function followSound(audio: HTMLAudioElement, duration: number): void {
  if (!('mediaSession' in navigator) || !Number.isFinite(duration)) return
  const position = Math.min(audio.currentTime, duration)
  navigator.mediaSession.setPositionState({ duration, position, playbackRate: audio.playbackRate })
}
