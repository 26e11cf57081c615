import type { Locale } from '#app/config/copy/locale.ts'
import { mockTestMenuCopy } from '#app/config/copy/mock-test-menu.ts'
import { MENU_HISTORY } from '#app/config/mock-test-menu.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { TemplateView } from '#app/models/mock-test/exam-view.ts'
import type { MockTestHistoryItem } from '#app/models/mock-test/results-view.ts'
import type { PastTest, RunningTest } from '#app/models/mock-test/menu-view.ts'
import { templateTitleIn } from '#app/models/mock-test/template-title.ts'
import { dateWriter, timeWriter } from '#app/models/progress/local-time.ts'
import { loadExam } from './load-exam.server.ts'
import { loadMockTestHistory } from './load-history.server.ts'
import { loadStartState } from './start-mock-test.server.ts'
import { loadNamedTemplates } from './templates.server.ts'
import { officialLine } from './official-line.ts'

interface Reader {
  timezone: string
  locale: Locale
}

export interface MenuView {
  isGuest: boolean
  templates: TemplateView[]
  past: PastTest[]
  /** There are older tests, which History lists. */
  hasMorePast: boolean
  running: RunningTest | null
  /** When the next test may start, as text; null: now. */
  nextAllowed: string | null
}

/** A date and time in the learner's time zone, for use in a sentence. */
export function momentText(options: Reader & { at: Date }): string {
  const { locale, at } = options
  return mockTestMenuCopy[locale].moment({ date: dateWriter(options)(at), time: timeWriter(options)(at) })
}

function toPastTest(item: MockTestHistoryItem, reader: Reader & { dateText: (at: Date) => string }): PastTest {
  const { id, completedAt, overallScore: score, maxPossibleScore: outOf, passed, autoFailed, markedBy } = item
  return {
    id,
    title: templateTitleIn(item, reader.locale),
    date: reader.dateText(new Date(completedAt)),
    completedAt,
    score,
    outOf,
    passed,
    markedBy,
    officialLine: officialLine(
      { total: score, outOf, dialogues: item.dialogueTotals, passed, autoFailed, markedBy },
      reader.locale,
    ),
  }
}

async function loadRunning(options: Reader & { mockTestId: number; userId: number; now: Date }): Promise<RunningTest> {
  const { mockTestId: id } = options
  const exam = await loadExam(options)
  const { expiresAt, phase } = exam
  return { id, title: templateTitleIn(exam, options.locale), ends: timeWriter(options)(new Date(expiresAt)), phase }
}

/** The data of /mock-test: the templates and, for learners, their own tests. */
export async function loadMenu(options: {
  user: CurrentUser | undefined
  locale: Locale
  now: Date
}): Promise<MenuView> {
  const { user, locale, now } = options
  if (!user) {
    const templates = await loadNamedTemplates(user, locale)
    return { isGuest: true, templates, past: [], hasMorePast: false, running: null, nextAllowed: null }
  }
  const reader = { timezone: user.timezone, locale }
  const [templates, history, state] = await Promise.all([
    loadNamedTemplates(user, locale),
    loadMockTestHistory({ userId: user.id, limit: MENU_HISTORY, cursor: undefined }),
    loadStartState({ user, now }),
  ])
  const { runningId, nextAllowedAt } = state
  const dateText = dateWriter(reader)
  return {
    isGuest: false,
    templates,
    past: history.items.map((item) => toPastTest(item, { ...reader, dateText })),
    hasMorePast: history.after !== undefined,
    running: runningId === null ? null : await loadRunning({ ...reader, mockTestId: runningId, userId: user.id, now }),
    nextAllowed: nextAllowedAt === null ? null : momentText({ ...reader, at: new Date(nextAllowedAt) }),
  }
}
