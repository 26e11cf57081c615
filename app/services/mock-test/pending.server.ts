// Stands in for the services of the exam until they are merged.
import { AppError } from '#app/errors.ts'
import { db } from '#app/db.server.ts'
import { type CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise } from '#app/models/dialogues/dialogue-access.ts'
import { nextStartAt } from '#app/models/mock-test/cooldown.ts'
import type { MockTestHistoryItem, StartState, TemplateView } from '#app/models/mock-test/exam-view.ts'

const LEVELS = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' } as const

export async function listTemplates(user: CurrentUser | undefined): Promise<TemplateView[]> {
  const rows = await db.mockTestTemplate.findMany({
    where: { isActive: true },
    orderBy: { id: 'asc' },
    include: { dialogue1: true, dialogue2: true },
  })
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    level: LEVELS[row.level],
    category: row.category,
    durationMinutes: row.durationMinutes,
    totalPoints: row.totalPoints,
    passingScore: row.passingScore,
    dialogueCount: 2,
    segmentCount: [row.dialogue1, row.dialogue2].reduce((sum, d) => sum + JSON.parse(d.transcript).segments.length, 0),
    accessLevel: row.accessLevel,
    userCanAccess: canPractise({ dialogue: row, user, now: new Date() }),
  }))
}

export async function getTemplate(options: { templateId: number; user: CurrentUser }): Promise<TemplateView> {
  const found = (await listTemplates(options.user)).find(({ id }) => id === options.templateId)
  if (!found) throw new AppError('NOT_FOUND', (copy) => copy.templateNotFound)
  return found
}

export async function findStartState(user: CurrentUser): Promise<StartState> {
  const running = await db.mockTestAttempt.findFirst({ where: { userId: user.id, status: 'running' } })
  const last = await db.mockTestAttempt.findFirst({ where: { userId: user.id }, orderBy: { startedAt: 'desc' } })
  const next = nextStartAt({ lastStartedAt: last?.startedAt ?? null, role: user.role, days: 7, now: new Date() })
  return { runningId: running?.id ?? null, nextAllowedAt: next?.toISOString() ?? null }
}

export async function listMockTestHistory(userId: number): Promise<MockTestHistoryItem[]> {
  const rows = await db.mockTestAttempt.findMany({
    where: { userId, status: 'completed' },
    orderBy: { id: 'desc' },
    include: { template: true },
  })
  return rows.map((row) => ({
    id: row.id,
    templateTitle: row.template.title,
    topics: ['', ''],
    startedAt: row.startedAt.toISOString(),
    completedAt: (row.completedAt ?? new Date()).toISOString(),
    overallScore: row.overallScore ?? 0,
    maxPossibleScore: 90,
    percentage: 0,
    passed: row.passed ?? false,
    dialogueTotals: [30, (row.overallScore ?? 0) - 30],
  }))
}

export async function startMockTest(options: {
  user: CurrentUser
  templateId: number
  realRules: boolean
}): Promise<{ mockTestId: number }> {
  const t = await db.mockTestTemplate.findUniqueOrThrow({ where: { id: options.templateId } })
  const row = await db.mockTestAttempt.create({
    data: {
      userId: options.user.id,
      templateId: t.id,
      dialogue1Id: t.dialogue1Id,
      dialogue2Id: t.dialogue2Id,
      passingScore: t.passingScore,
      realRules: options.realRules,
      expiresAt: new Date(Date.now() + 3_000_000),
    },
  })
  return { mockTestId: row.id }
}

export async function findRunning(options: { mockTestId: number; userId: number }) {
  const row = await db.mockTestAttempt.findFirstOrThrow({
    where: { id: options.mockTestId, userId: options.userId },
    include: { template: true },
  })
  return { templateTitle: row.template.title, expiresAt: row.expiresAt.toISOString() }
}
