import { afterEach, expect, test } from 'vitest'
import { REHEARSAL } from '#app/config/http.ts'
import { metrics } from '#app/telemetry/metrics.server.ts'
import { rehearsePages } from './rehearse-pages.server.ts'

const { paths, rounds } = REHEARSAL
const { signal } = new AbortController()

afterEach(() => {
  metrics.watched.requestsInFlight = 0
})

test('every page is made as often in each language, as a guest, and read to its end', async () => {
  const made: string[] = []
  let unread = 0
  await rehearsePages((request) => {
    expect(request.headers.get('Cookie')).toBeNull()
    made.push(`${request.headers.get('Accept-Language')} ${new URL(request.url).pathname}`)
    unread += 1
    const body = new ReadableStream({
      pull(controller) {
        controller.close()
        unread -= 1
      },
    })
    return Promise.resolve(new Response(body))
  }, signal)
  expect(made).toHaveLength(paths.length * rounds)
  for (const path of paths) {
    expect(made.filter((one) => one === `en ${path}`)).toHaveLength(rounds / 2)
    expect(made.filter((one) => one === `tr ${path}`)).toHaveLength(rounds / 2)
  }
  expect(unread).toBe(0)
})

test('it waits while visitors are served', async () => {
  let made = 0
  const madeAtTheEndOfVisits: number[] = []
  const visit = () => {
    metrics.watched.requestsInFlight += 1
    setTimeout(() => {
      madeAtTheEndOfVisits.push(made)
      metrics.watched.requestsInFlight -= 1
    }, REHEARSAL.waitMs * 2)
  }
  visit()
  await rehearsePages(() => {
    made += 1
    if (made === 3) visit()
    return Promise.resolve(new Response(''))
  }, signal)
  expect(madeAtTheEndOfVisits).toEqual([0, 3])
  expect(made).toBe(paths.length * rounds)
})

test.each([500, 503])('a page that is answered with %i ends it without a word to the caller', async (status) => {
  let made = 0
  await rehearsePages(() => {
    made += 1
    return Promise.resolve(new Response('', { status }))
  }, signal)
  expect(made).toBe(1)
})

test('a process that is told to stop makes no further page, even while a visitor is being served', async () => {
  const stopping = new AbortController()
  let made = 0
  const rehearsal = rehearsePages(() => {
    made += 1
    if (made === 5) {
      metrics.watched.requestsInFlight = 1
      stopping.abort()
    }
    return Promise.resolve(new Response(''))
  }, stopping.signal)
  await rehearsal
  expect(made).toBe(5)
})
