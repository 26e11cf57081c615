import { RESUME_TIMEOUT_MS } from '#app/config/practice.ts'

/** What of an audio element matters here. */
export interface Pausable extends EventTarget {
  readonly paused: boolean
  readonly ended: boolean
  play: () => Promise<void>
}

/**
 * A headset that is pulled out, a media key or a phone call pauses an element without anybody having asked for it, and
 * nothing else tells. It is played on once; where that does not help it is broken, and can be heard again.
 */
export function watchPause(options: { element: Pausable; signal: AbortSignal; onBroken: () => void }): void {
  const { element, signal, onBroken } = options
  const isStill = () => element.paused && !element.ended && !signal.aborted
  let isResumed = false
  function onPause(): void {
    // At its end an element pauses as well; a pause that is told late may be that of what played before.
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
