import type { Locale } from '#app/config/copy/locale.ts'
import { mockTestMenuCopy } from '#app/config/copy/mock-test-menu.ts'
import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import { LEVELS } from '#app/config/dialogues.ts'
import { collator } from '#app/config/formats.ts'
import { MENU_HISTORY } from '#app/config/mock-test-menu.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { TemplateView } from '#app/models/mock-test/exam-view.ts'
import type { MockTestHistoryItem } from '#app/models/mock-test/results-view.ts'
import { filterMenu, type MenuFilter, menuTopics, readMenuFilter } from '#app/models/mock-test/menu-filter.ts'
import type { PastTest, RunningTest, TemplateItem } from '#app/models/mock-test/menu-view.ts'
import { templateTitleIn } from '#app/models/mock-test/template-title.ts'
import { dateWriter, timeWriter } from '#app/models/progress/local-time.ts'
import { loadExam } from './load-exam.server.ts'
import { loadMockTestHistory } from './load-history.server.ts'
import { loadStartState } from './start-mock-test.server.ts'
import { inLanguage, loadTemplates } from './templates.server.ts'
import { officialLine } from './official-line.ts'

interface Reader {
  timezone: string
  locale: Locale
}

interface MenuList {
  /** Those that pass the filter. */
  templates: TemplateItem[]
  filter: MenuFilter
  /** What the filter offers, in the reader's order. */
  topics: string[]
  levels: TemplateView['level'][]
}

export interface MenuView extends MenuList {
  isGuest: boolean
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

/** English, unless it is shown in Turkish. */
const languageOf = (shown: string, turkish: string | null): Locale => (shown === turkish ? 'tr' : 'en')

function toItem(template: TemplateView, locale: Locale): TemplateItem {
  const { id, level, category, accessLevel, durationMinutes, dialogueCount, segmentCount, isDraft } = template
  const { title, titleTr, description, descriptionTr, userCanAccess } = inLanguage(template, locale)
  return {
    id,
    level,
    category,
    accessLevel,
    durationMinutes,
    dialogueCount,
    segmentCount,
    isDraft,
    title,
    titleLanguage: languageOf(title, titleTr),
    description,
    descriptionLanguage: languageOf(description, descriptionTr),
    isLocked: !userCanAccess,
  }
}

async function loadList(options: {
  user: CurrentUser | undefined
  locale: Locale
  params: URLSearchParams
}): Promise<MenuList> {
  const { user, locale, params } = options
  const templates = await loadTemplates(user)
  const filter = readMenuFilter(params, templates)
  const nameOf = (topic: string) => topicName(topic, topicsCopy[locale])
  const { compare } = collator(locale, {})
  return {
    templates: filterMenu(templates, filter).map((template) => toItem(template, locale)),
    filter,
    topics: menuTopics(templates).toSorted((one, other) => compare(nameOf(one), nameOf(other))),
    levels: LEVELS.filter((level) => templates.some((template) => template.level === level)),
  }
}

/** The data of /mock-test: the templates and, for learners, their own tests. */
export async function loadMenu(options: {
  user: CurrentUser | undefined
  locale: Locale
  /** With the filter of the list. */
  params: URLSearchParams
  now: Date
}): Promise<MenuView> {
  const { user, locale, now } = options
  if (!user) {
    return {
      isGuest: true,
      ...(await loadList(options)),
      past: [],
      hasMorePast: false,
      running: null,
      nextAllowed: null,
    }
  }
  const reader = { timezone: user.timezone, locale }
  const [list, history, state] = await Promise.all([
    loadList(options),
    loadMockTestHistory({ userId: user.id, limit: MENU_HISTORY, cursor: undefined }),
    loadStartState({ user, now }),
  ])
  const { runningId, nextAllowedAt } = state
  const dateText = dateWriter(reader)
  return {
    isGuest: false,
    ...list,
    past: history.items.map((item) => toPastTest(item, { ...reader, dateText })),
    hasMorePast: history.after !== undefined,
    running: runningId === null ? null : await loadRunning({ ...reader, mockTestId: runningId, userId: user.id, now }),
    nextAllowed: nextAllowedAt === null ? null : momentText({ ...reader, at: new Date(nextAllowedAt) }),
  }
}
