import { PULL_MAX_PX, PULL_REFRESH_PX } from '#app/config/dialogues.ts'

/** The stage of a pull: not far enough yet, or far enough to release. */
export type PullStage = 'none' | 'pulling' | 'ready'

/**
 * Detects pulling down a page that is scrolled to its top. Uses touch events, because pointer events end when the browser
 * starts to scroll.
 */
export function attachPullRefresh(options: {
  onPull: (stage: PullStage, distance: number) => void
  onRefresh: () => void
  signal: AbortSignal
}): void {
  const { onPull, onRefresh, signal } = options
  let startY: number | undefined
  let startX = 0
  let distance = 0
  const stage = (): PullStage => (distance >= PULL_REFRESH_PX ? 'ready' : distance > 0 ? 'pulling' : 'none')

  function start({ touches }: TouchEvent): void {
    const touch = touches[0]
    const isInDialog = document.querySelector('dialog:modal') !== null
    startY = touches.length === 1 && touch && window.scrollY <= 0 && !isInDialog ? touch.clientY : undefined
    startX = touch?.clientX ?? 0
    distance = 0
  }

  function move({ touches }: TouchEvent): void {
    const touch = touches[0]
    if (startY === undefined || !touch) return
    const down = touch.clientY - startY
    if (distance === 0 && (down <= 0 || Math.abs(touch.clientX - startX) > down)) {
      // A sideways swipe or a scroll ends the pull.
      if (Math.abs(down) + Math.abs(touch.clientX - startX) > PULL_REFRESH_PX / 4) startY = undefined
      return
    }
    distance = Math.max(0, Math.min(PULL_MAX_PX, down))
    onPull(stage(), distance)
  }

  function end(event: TouchEvent): void {
    if (startY === undefined) return
    const isFarEnough = event.type === 'touchend' && stage() === 'ready'
    startY = undefined
    distance = 0
    onPull('none', 0)
    if (isFarEnough) onRefresh()
  }

  const passive = { signal, passive: true }
  window.addEventListener('touchstart', start, passive)
  window.addEventListener('touchmove', move, passive)
  window.addEventListener('touchend', end, passive)
  window.addEventListener('touchcancel', end, passive)
}
