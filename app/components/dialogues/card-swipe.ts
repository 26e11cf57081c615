import { CARD_SWIPE_MAX_PX, CARD_SWIPE_PX } from '#app/config/dialogues.ts'
import type { Mark } from '#app/models/dialogues/dialogue-card.ts'

/** Less movement than this counts as a press. */
const SLOP_PX = 8

interface Swipe {
  row: HTMLElement
  pointerId: number
  startX: number
  startY: number
  isSideways: boolean
  distance: number
}

function markFor(distance: number): Mark | undefined {
  if (Math.abs(distance) <= CARD_SWIPE_PX) return undefined
  return distance > 0 ? 'bookmark' : 'like'
}

function show({ row, distance }: Swipe): void {
  // The content security policy forbids style attributes, but not this.
  row.style.setProperty('--swipe', `${distance}px`)
  const mark = markFor(distance)
  row.dataset.swiping = mark ?? ''
}

function settle({ row }: Swipe): void {
  delete row.dataset.swiping
  row.style.removeProperty('--swipe')
}

/**
 * Lets the rows below `root` that name their dialogue in `data-dialogue` be swiped: right to bookmark, left to
 * like. The browser still scrolls (`touch-action: pan-y`), and then cancels the pointer.
 */
export function attachCardSwipe(options: {
  root: HTMLElement
  onSwipe: (dialogueId: number, mark: Mark) => void
  signal: AbortSignal
}): void {
  const { root, onSwipe, signal } = options
  let swipe: Swipe | undefined

  function start(event: PointerEvent): void {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-dialogue]') : null
    if (event.pointerType === 'mouse' || !event.isPrimary || !row) return
    const { pointerId, clientX: startX, clientY: startY } = event
    swipe = { row, pointerId, startX, startY, isSideways: false, distance: 0 }
  }

  function move(event: PointerEvent): void {
    if (!swipe || event.pointerId !== swipe.pointerId) return
    const moved = event.clientX - swipe.startX
    if (!swipe.isSideways) {
      if (Math.abs(moved) < SLOP_PX || Math.abs(moved) < Math.abs(event.clientY - swipe.startY)) return
      swipe.isSideways = true
      swipe.row.setPointerCapture(event.pointerId)
    }
    swipe.distance = Math.max(-CARD_SWIPE_MAX_PX, Math.min(CARD_SWIPE_MAX_PX, moved))
    show(swipe)
  }

  function end(event: PointerEvent): void {
    if (!swipe || event.pointerId !== swipe.pointerId) return
    const { row, isSideways, distance } = swipe
    settle(swipe)
    swipe = undefined
    const mark = isSideways && event.type === 'pointerup' ? markFor(distance) : undefined
    if (mark) onSwipe(Number(row.dataset.dialogue), mark)
  }

  root.addEventListener('pointerdown', start, { signal })
  root.addEventListener('pointermove', move, { signal })
  root.addEventListener('pointerup', end, { signal })
  root.addEventListener('pointercancel', end, { signal })
}
