import { beforeAll, expect, test } from 'vitest'
import { GRACE_MINUTES } from '#app/config/mock-test.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { findSession, createSession } from '#app/models/accounts/session.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createTinyTemplate, type TemplateRow } from '#tests/support/mock-test.ts'
import { loadExam } from './load-exam.server.ts'
import { loadStartState, startMockTest } from './start-mock-test.server.ts'
import { submitSegment } from './submit-segment.server.ts'

// The two clocks of a mock test, just before and after each limit. Every call is given the time.

const START = new Date('2026-11-02T09:30:00Z')
const ROLES = ['user', 'tester', 'admin'] as const
const OPEN = { check: async () => {}, count: async () => {} }

let template: TemplateRow

beforeAll(async () => {
  template = await createTinyTemplate()
})

const after = (ms: number) => new Date(START.getTime() + ms)

async function learner(role: (typeof ROLES)[number]): Promise<CurrentUser> {
  const { id } = await createAccount({ role })
  const session = await findSession(await createSession({ userId: id }))
  if (!session) throw new Error('A session that was just made is there.')
  return session.user
}

const start = (user: CurrentUser, now: Date) =>
  startMockTest({ user, templateId: template.id, realRules: false, locale: 'en', now })

async function end(mockTestId: number): Promise<void> {
  const data = { status: 'completed', completedAt: START, overallScore: 0, passed: false } as const
  await db.mockTestAttempt.update({ where: { id: mockTestId }, data })
}

test.each(ROLES)('the cool-down: %s, six days 23:59 after the last start and seven days after it', async (role) => {
  const user = await learner(role)
  await end(await start(user, START))
  const almost = after(7 * DAY_MS - MINUTE_MS)
  if (role === 'user') {
    await expect(start(user, almost)).rejects.toMatchObject({
      code: 'COOLDOWN',
      facts: { nextAllowedAt: after(7 * DAY_MS).toISOString() },
    })
    const state = { runningId: null, nextAllowedAt: after(7 * DAY_MS).toISOString() }
    expect(await loadStartState({ user, now: after(7 * DAY_MS - 1) })).toEqual(state)
  } else {
    expect(await loadStartState({ user, now: almost })).toEqual({ runningId: null, nextAllowedAt: null })
    await end(await start(user, almost))
  }
  expect(await start(user, after(7 * DAY_MS))).toEqual(expect.any(Number))
})

test.each(ROLES)('the time: %s hands in a second before the end, not a second after it', async (role) => {
  const user = await learner(role)
  const mockTestId = await start(user, START)
  const view = await loadExam({ userId: user.id, mockTestId, now: START })
  expect(view.endsAt).toBe(after(45 * MINUTE_MS).toISOString())
  const expiresMs = (45 + GRACE_MINUTES) * MINUTE_MS
  expect(view.expiresAt).toBe(after(expiresMs).toISOString())
  const send = (segmentIndex: number, now: Date) => {
    const fields = { mockTestId, dialogueId: template.dialogues[0].id, segmentIndex, repeats: 0 }
    return submitSegment({ userId: user.id, fields, bytes: new Uint8Array(), admission: OPEN, now })
  }
  expect(await send(0, after(expiresMs - SECOND_MS))).toMatchObject({ alreadySubmitted: false })
  const phaseAt = async (ms: number) => (await loadExam({ userId: user.id, mockTestId, now: after(ms) })).phase
  expect(await phaseAt(expiresMs)).toBe('interpreting')
  await expect(send(1, after(expiresMs + SECOND_MS))).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await phaseAt(expiresMs + SECOND_MS)).toBe('evaluating')
  // The time is over for good, and what was stored stays.
  await expect(send(1, after(0))).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await send(0, after(expiresMs + SECOND_MS))).toMatchObject({ alreadySubmitted: true, next: null })
  expect(await db.mockTestSegmentSubmission.count({ where: { mockTestAttemptId: mockTestId } })).toBe(1)
})
