import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { TOPICS } from '#app/config/dialogues.ts'
import { db } from '#app/db.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { addDays } from '#app/models/study-plan/days.ts'
import { logStudy } from '#app/models/study-plan/study-log.server.ts'
import { saveStudyPlan } from '#app/models/study-plan/study-plan.server.ts'
import { askTogether } from '#app/questions.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { currentUserOf } from '#tests/support/current-user.ts'
import { createDialogue } from '#tests/support/factories.ts'
import { createFinishedMockTest } from '#tests/support/finished-mock-tests.ts'
import { createSession } from '#tests/support/sessions.ts'
import { coachQuestions, findNextSteps } from './next-steps.server.ts'

const NOW = new Date('2026-11-28T10:00:00Z')
const TODAY = '2026-11-28'

async function learner(plan?: 'pro'): Promise<CurrentUser> {
  const { id } = await createAccount(plan ? { plan } : {})
  return currentUserOf(id, { manualProUntil: plan ? new Date('2027-12-01') : null })
}

async function nextOf(user: CurrentUser, now = NOW) {
  const answers = await askTogether(coachQuestions({ user, now }))
  return findNextSteps({ user, now, answers, wanted: null, weakest: null })
}

async function makePlan(
  user: CurrentUser,
  { minutes, testDate = null }: { minutes: number; testDate?: string | null },
) {
  const ratings = { hearing: null, remembering: null, wording: null }
  const week = Array.from({ length: 7 }, () => minutes)
  await saveStudyPlan({
    userId: user.id,
    plan: { testDate, ratings, minutes: week, startsOn: addDays(TODAY, -28), pausedUntil: null },
  })
}

async function stage(user: CurrentUser, segments: number) {
  const dialogue = await createDialogue()
  const attemptId = randomUUID()
  await db.stagedRecording.createMany({
    data: Array.from({ length: segments }, (_, segmentIndex) => ({
      attemptId,
      segmentIndex,
      userId: user.id,
      dialogueId: dialogue.id,
      storageKey: randomUUID(),
      bytes: 1,
      sha256: '0'.repeat(64),
      facts: {},
    })),
  })
  return dialogue
}

test('who always interprets what is offered meets every domain, and the weakest most of all', async () => {
  for (const topic of TOPICS) await createDialogue({ topic })
  const user = await learner('pro')
  const met: string[] = []
  for (let number = 0; number < 30; number += 1) {
    const { dialogueId } = await nextOf(user)
    const dialogue = await db.dialogue.findUniqueOrThrow({ where: { id: dialogueId ?? 0 } })
    met.push(dialogue.topic)
    await createSession({
      userId: user.id,
      topic: dialogue.topic,
      dialogue,
      total: dialogue.topic === 'Legal' ? 20 : 36,
      at: new Date(NOW.getTime() - (60 - number) * 3_600_000),
    })
  }
  expect(new Set(met.slice(0, 20))).toEqual(new Set(TOPICS))
  const later = met.slice(20)
  const times = (topic: string) => later.filter((one) => one === topic).length
  for (const topic of TOPICS) if (topic !== 'Legal') expect(times('Legal')).toBeGreaterThan(times(topic))
}, 60_000)

test('a dialogue that was begun comes first, for whoever began it', async () => {
  const [user, other] = [await learner(), await learner()]
  const dialogue = await stage(user, 2)
  const { steps } = await nextOf(user)
  expect(steps[0]).toMatchObject({ kind: 'begun', path: `/practice/${dialogue.id}` })
  expect((await nextOf(other)).steps.map(({ kind }) => kind)).not.toContain('begun')
  await db.dialogue.update({ where: { id: dialogue.id }, data: { accessLevel: 'premium' } })
  expect((await nextOf(user)).steps.map(({ kind }) => kind)).not.toContain('begun')
})

test('what was done outside the portion uses up the day, and a portion that is done leaves no limit', async () => {
  const user = await learner('pro')
  await makePlan(user, { minutes: 20 })
  const lesson = { userId: user.id, activity: 'lesson', at: NOW } as const
  await logStudy(db, { ...lesson, key: 'lesson.one', seconds: 15 * 60 })
  const { steps } = await nextOf(user)
  expect(steps[0].minutes).toBeLessThanOrEqual(5)
  await logStudy(db, { ...lesson, key: 'lesson.two', seconds: 5 * 60 })
  const { steps: after } = await nextOf(user)
  expect(after.some(({ kind, minutes, isPart }) => kind === 'dialogue' && minutes > 5 && !isPart)).toBe(true)
})

test('a mock test is offered on its day, and never before the next may be started', async () => {
  const user = await learner('pro')
  await makePlan(user, { minutes: 90, testDate: addDays(TODAY, 14) })
  const kinds = async () => {
    for (let day = 0; day < 7; day += 1) {
      const now = new Date(NOW.getTime() + day * 86_400_000)
      const { steps } = await nextOf(user, now)
      if (steps.some(({ kind }) => kind === 'mock-test')) return day
    }
    return null
  }
  const first = await kinds()
  expect(first).not.toBeNull()
  await createFinishedMockTest({
    userId: user.id,
    topics: ['Legal', 'Housing'],
    totals: [30, 30],
    at: new Date(NOW.getTime() - 5 * 86_400_000),
  })
  const second = await kinds()
  expect(second).toBeGreaterThanOrEqual(2)
})

test('no lesson is offered that the learner has finished or may not open', async () => {
  const user = await learner()
  const lessons = new Set<string>()
  for (let number = 0; number < 20; number += 1) {
    const lesson = (await nextOf(user)).steps.find(({ kind }) => kind === 'lesson')
    if (!lesson) break
    const slug = lesson.path.split('/').at(-1) ?? ''
    expect(lessons.has(slug)).toBe(false)
    lessons.add(slug)
    await db.noteLessonDone.create({ data: { userId: user.id, slug } })
  }
  expect(lessons.size).toBe(3)
})
