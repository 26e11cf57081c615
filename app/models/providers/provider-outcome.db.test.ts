import { expect, test, vi } from 'vitest'
import { db } from '#app/db.server.ts'
import { findOutcomes, noteOutcome, watching } from './provider-outcome.server.ts'

const rowsOf = (provider: string) => db.providerOutcome.findMany({ where: { provider }, orderBy: { outcome: 'asc' } })
const written = (provider: string, count: number) =>
  vi.waitFor(async () => expect(await rowsOf(provider)).toHaveLength(count), { timeout: 10_000 })

test('the last success and the last failure stand beside each other, each written once a minute at the most', async () => {
  noteOutcome({ provider: 'mail' })
  noteOutcome({ provider: 'mail', error: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) })
  await written('mail', 2)
  const before = await rowsOf('mail')
  for (let call = 0; call < 50; call += 1) noteOutcome({ provider: 'mail' })
  noteOutcome({ provider: 'google' })
  await written('google', 1)
  expect(await rowsOf('mail')).toEqual(before)
  const outcomes = (await findOutcomes()).get('mail')
  expect(outcomes?.lastSuccess).toBeInstanceOf(Date)
  expect(outcomes?.lastFailure).toMatchObject({ reason: 'unreachable', status: null })
})

test('work that is watched comes out as it went, and a caller who gives up blames nobody', async () => {
  expect(await watching('voices', () => Promise.resolve(7))).toBe(7)
  await expect(watching('voices', () => Promise.reject(new DOMException('gone', 'AbortError')))).rejects.toThrow('gone')
  await expect(watching('voices', () => Promise.reject(new DOMException('late', 'TimeoutError')))).rejects.toThrow(
    'late',
  )
  await written('voices', 2)
  expect((await findOutcomes()).get('voices')?.lastFailure).toMatchObject({ reason: 'timeout' })
})

test('nothing is known of who was never asked', async () => {
  expect((await findOutcomes()).get('mux')).toEqual({ lastSuccess: null, lastFailure: null })
})
