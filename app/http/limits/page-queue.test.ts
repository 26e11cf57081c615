import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAGE_LONGEST_RETRY_SECONDS, PAGE_TURN_MS } from '#app/config/http.ts'
import { createPageQueue } from './page-queue.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const STAYS = new AbortController().signal

/** Asks for a page, and finishes it when told. */
function ask(queue: ReturnType<typeof createPageQueue>, { signal = STAYS } = {}) {
  const begun = vi.fn<() => void>()
  const { promise, resolve } = withResolvers()
  const page = queue.run(() => {
    begun()
    return promise
  }, signal)
  page.catch(() => undefined)
  return { begun, page, finish: resolve }
}

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Lets what is due happen. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('no more than a few pages are made at once, and the others follow in turn', async () => {
  const queue = createPageQueue({ atOnce: 2 })
  const asked = Array.from({ length: 4 }, () => ask(queue))
  const begun = () => asked.map((one) => one.begun.mock.calls.length)
  await settle()
  expect(begun()).toEqual([1, 1, 0, 0])
  asked[1]?.finish()
  await settle()
  expect(begun()).toEqual([1, 1, 1, 0])
  asked[0]?.finish()
  await settle()
  expect(begun()).toEqual([1, 1, 1, 1])
})

test('a page that fails gives its turn away too', async () => {
  const queue = createPageQueue({ atOnce: 1 })
  await expect(queue.run(() => Promise.reject(new Error('no')), STAYS)).rejects.toThrow('no')
  await expect(queue.run(() => Promise.resolve('page'), STAYS)).resolves.toBe('page')
})

test('a page that waits for somebody else keeps nobody waiting for longer than a turn', async () => {
  const queue = createPageQueue({ atOnce: 1 })
  const slow = ask(queue)
  const next = ask(queue)
  await vi.advanceTimersByTimeAsync(PAGE_TURN_MS - 1)
  expect(next.begun).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(next.begun).toHaveBeenCalledOnce()
  // What it gave away once it does not give away again.
  const third = ask(queue)
  slow.finish()
  await settle()
  expect(third.begun).not.toHaveBeenCalled()
})

test('a visitor who leaves the line is not served', async () => {
  const queue = createPageQueue({ atOnce: 1 })
  const first = ask(queue)
  const leaving = new AbortController()
  const left = ask(queue, { signal: leaving.signal })
  const last = ask(queue)
  leaving.abort()
  await expect(left.page).rejects.toMatchObject({ code: 'BUSY' })
  first.finish()
  await settle()
  expect(left.begun).not.toHaveBeenCalled()
  expect(last.begun).toHaveBeenCalledOnce()
})

test('who would wait too long is told when to come back, and is served once the line is short', async () => {
  const queue = createPageQueue({ atOnce: 1, longestWaitMs: 1_000 })
  // Turns of 200 ms each.
  for (let turn = 0; turn < 200; turn += 1) {
    const { page, finish } = ask(queue)
    await vi.advanceTimersByTimeAsync(200)
    finish()
    await page
  }
  const waiting = Array.from({ length: 7 }, () => ask(queue))
  const refused = ask(queue)
  await expect(refused.page).rejects.toMatchObject({ code: 'BUSY', status: 503, retryAfterSeconds: 5 })
  for (const { page, finish } of waiting) {
    finish()
    await page
  }
  await expect(queue.run(() => Promise.resolve('page'), STAYS)).resolves.toBe('page')
})

test('nobody is told to come back later than in half a minute', async () => {
  const queue = createPageQueue({ atOnce: 1, longestWaitMs: 40_000 })
  for (let turn = 0; turn < 200; turn += 1) {
    const { page, finish } = ask(queue)
    await vi.advanceTimersByTimeAsync(900)
    finish()
    await page
  }
  const asked = Array.from({ length: 60 }, () => ask(queue))
  await expect(asked.at(-1)?.page).rejects.toMatchObject({ retryAfterSeconds: PAGE_LONGEST_RETRY_SECONDS })
})
