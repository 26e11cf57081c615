import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ACTIVATION_POLL_ATTEMPTS } from '#app/config/billing.ts'
import { pollUntilActive, isRefusal, startSubscription } from './activation.ts'
import { DAY_MS } from '#app/config/time.ts'

const SETUP = 'seti_1'
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

let kept: Map<string, string>
let asked: string[]
let answer: (path: string) => Response

beforeEach(() => {
  kept = new Map()
  asked = []
  answer = () => Response.json({ subscriptionStatus: 'free', subscriptionPeriodEnd: null })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { dataset: { owner: '7-m0' } }, cookie: '' })
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(answer(path))
  })
})
afterEach(() => vi.unstubAllGlobals())

const watch = (signal = new AbortController().signal) =>
  pollUntilActive({ setupIntentId: SETUP, signal, onAttempt: () => {}, pauseMs: 0 })

test('a setup is started once in a page session, and again after watching in vain', async () => {
  await startSubscription(SETUP)
  await startSubscription(SETUP)
  expect(asked).toEqual(['/api/complete-subscription'])
  expect(await watch()).toBe('timeout')
  expect(asked).toHaveLength(1 + ACTIVATION_POLL_ATTEMPTS)
  await startSubscription(SETUP)
  expect(asked.at(-1)).toBe('/api/complete-subscription')
})

test('a setup that could not be started may be started again', async () => {
  answer = () => Response.json({ error: 'Away.' }, { status: 503 })
  await expect(startSubscription(SETUP)).rejects.toMatchObject({ status: 503 })
  answer = () => Response.json({})
  await startSubscription(SETUP)
  expect(asked).toHaveLength(2)
})

test.each([
  ['active', inDays(1), 'active'],
  ['trialing', inDays(1), 'active'],
  ['active', inDays(-1), 'timeout'],
  ['active', null, 'timeout'],
  ['canceled', inDays(1), 'timeout'],
])('%s until %s is %s', async (subscriptionStatus, subscriptionPeriodEnd, outcome) => {
  answer = () => Response.json({ subscriptionStatus, subscriptionPeriodEnd })
  expect(await watch()).toBe(outcome)
})

test('who leaves the page is asked after no more, and the setup stays theirs', async () => {
  await startSubscription(SETUP)
  expect(await watch(AbortSignal.abort())).toBe('left')
  await startSubscription(SETUP)
  expect(asked.filter((path) => path === '/api/complete-subscription')).toHaveLength(1)
})

test.each([
  [400, true],
  [404, true],
  [409, true],
  [429, false],
  [500, false],
  [503, false],
  [undefined, false],
])('an answer with %s is a refusal: %s', (status, expected) => {
  expect(isRefusal(status)).toBe(expected)
})
