import { RESUME_TIMEOUT_MS } from '#app/config/practice.ts'

/** The parts of an audio element used here. */
export interface Pausable extends EventTarget {
  readonly paused: boolean
  readonly ended: boolean
  play: () => Promise<void>
}

/**
 * Unplugging a headset, a media key or a phone call pauses an element unasked, with no other event. Playback is
 * resumed once; if that fails it counts as broken, and the segment can be played again.
 */
export function watchPause(options: { element: Pausable; signal: AbortSignal; onBroken: () => void }): void {
  const { element, signal, onBroken } = options
  const isStill = () => element.paused && !element.ended && !signal.aborted
  let isResumed = false
  function onPause(): void {
    // Ending also pauses an element, and a late event may belong to the previous playback.
    if (!isStill()) return
    if (isResumed) {
      onBroken()
      return
    }
    isResumed = true
    const timer = setTimeout(onBroken, RESUME_TIMEOUT_MS)
    const settle = () => clearTimeout(timer)
    element.addEventListener('playing', settle, { once: true, signal })
    signal.addEventListener('abort', settle, { once: true })
    element.play().catch(onBroken)
  }
  element.addEventListener('pause', onPause, { signal })
}
