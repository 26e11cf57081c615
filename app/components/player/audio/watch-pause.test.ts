import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RESUME_TIMEOUT_MS } from '#app/config/practice.ts'
import { type Pausable, watchPause } from './watch-pause.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A playing element, like a browser's; `refuses` makes `play()` reject. */
class Element extends EventTarget implements Pausable {
  paused = false
  ended = false
  plays = 0
  readonly how: 'plays' | 'refuses' | 'hangs'

  constructor(how: 'plays' | 'refuses' | 'hangs') {
    super()
    this.how = how
  }
  async play(): Promise<void> {
    this.plays += 1
    if (this.how === 'refuses') throw new Error('The phone rings.')
    this.paused = false
    if (this.how === 'plays') this.dispatchEvent(new Event('playing'))
  }
  pause(): void {
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
}

function watched(how: Element['how'] = 'plays') {
  const element = new Element(how)
  const stop = new AbortController()
  let broken = 0
  watchPause({ element, signal: stop.signal, onBroken: () => (broken += 1) })
  return { element, stop, broken: () => broken }
}

test('audio that is paused from outside plays on, once; then it is broken', async () => {
  const { element, broken } = watched()
  element.pause()
  await vi.advanceTimersByTimeAsync(2 * RESUME_TIMEOUT_MS)
  expect([element.plays, element.paused, broken()]).toEqual([1, false, 0])
  element.pause()
  expect([element.plays, broken()]).toEqual([1, 1])
})

test('audio that cannot be played on is broken, whether the browser says so or not', async () => {
  const refused = watched('refuses')
  refused.element.pause()
  await vi.advanceTimersByTimeAsync(0)
  expect(refused.broken()).toBe(1)
  const hanging = watched('hangs')
  hanging.element.pause()
  await vi.advanceTimersByTimeAsync(RESUME_TIMEOUT_MS - 1)
  expect(hanging.broken()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(hanging.broken()).toBe(1)
})

test('the end, a stop of ours and a pause that is told late are no pauses', async () => {
  const ended = watched()
  ended.element.ended = true
  ended.element.pause()
  const late = watched()
  late.element.dispatchEvent(new Event('pause'))
  const stopped = watched()
  stopped.stop.abort()
  stopped.element.pause()
  const plays = [ended, late, stopped].map(({ element, broken }) => [element.plays, broken()])
  expect(plays.flat()).toEqual(Array(6).fill(0))
  const hanging = watched('hangs')
  hanging.element.pause()
  hanging.stop.abort()
  await vi.advanceTimersByTimeAsync(RESUME_TIMEOUT_MS)
  expect(hanging.broken()).toBe(0)
})
