import type { Locale } from '#app/config/copy/locale.ts'
import { partScoreCopy } from '#app/config/copy/part-score.ts'
import { HISTORY_PASS_MARKS } from '#app/config/mock-test-session.ts'
import { HISTORY_PAGE_SIZE } from '#app/config/progress.ts'
import { listFinishedAttempts } from '#app/models/mock-test/attempt-list.server.ts'
import { templateTitleIn } from '#app/models/mock-test/template-title.ts'
import {
  cursorsOf,
  type HistoryEntry,
  type HistoryMockTest,
  type HistoryPlace,
  newestOf,
} from '#app/models/progress/history-entry.ts'
import { countByType, type HistoryFilter, summarise } from '#app/models/progress/history-filter.ts'
import { toHistoryRow } from '#app/models/progress/history-row.ts'
import { dateWriter, timeWriter } from '#app/models/progress/local-time.ts'
import { listPracticeRows, type PracticeRow } from '#app/models/progress/practice-rows.server.ts'
import { findTotalsAndTopics } from '#app/models/progress/totals.server.ts'
import { officialLine } from '../mock-test/official-line.ts'
import { loadSession } from './load-session.server.ts'
import { loadWaiting } from './load-waiting.server.ts'

interface Options {
  user: { id: number; timezone: string }
  locale: Locale
  filter: HistoryFilter
  /** The last row of the previous page. */
  cursor: HistoryPlace | undefined
  /** The UUID of the session to open, if it is in the list. */
  open?: string | undefined
}

type FinishedMockTest = Awaited<ReturnType<typeof listFinishedAttempts>>['rows'][number]

const NO_ROWS = { rows: [], hasMore: false }

interface Writing extends Options {
  write: { date: (at: Date) => string; time: (at: Date) => string }
}

function writersOf({ user, locale }: Options): Writing['write'] {
  const { timezone } = user
  return { date: dateWriter({ timezone, locale }), time: timeWriter({ timezone, locale }) }
}

function toMockTest(row: FinishedMockTest, { locale, write }: Writing): HistoryMockTest {
  return {
    id: row.id,
    title: templateTitleIn(row, locale),
    topics: [...new Set(row.topics)],
    createdAt: row.completedAt.toISOString(),
    date: `${write.date(row.completedAt)}, ${write.time(row.completedAt)}`,
    score: row.overallScore,
    outOf: row.maxPossibleScore,
    passed: row.overallScore >= HISTORY_PASS_MARKS && row.autoFailed.length === 0,
    markedBy: row.markedBy,
    officialLine: officialLine(
      {
        total: row.overallScore,
        outOf: row.maxPossibleScore,
        dialogues: row.dialogueTotals,
        passed: row.passed,
        autoFailed: row.autoFailed,
        markedBy: row.markedBy,
      },
      locale,
    ),
  }
}

function toEntry(row: PracticeRow | FinishedMockTest, writing: Writing): HistoryEntry {
  if ('templateTitle' in row) return { kind: 'mock-test', test: toMockTest(row, writing) }
  const { write, locale } = writing
  const copy = partScoreCopy[locale]
  return { kind: 'practice', row: toHistoryRow({ row, locale, dateText: write.date, copy }) }
}

/**
 * What /history shows, in four statements however many sessions there are: counters with topics, attempts that need
 * words, and as many rows of each kind as a page may need; one more for a session that is open. A mock test appears under both topics of
 * its dialogues.
 */
export async function loadHistory(options: Options) {
  const { user, locale, filter, cursor, open } = options
  const { type, topic } = filter
  const page = { userId: user.id, limit: HISTORY_PAGE_SIZE }
  const cursors = cursorsOf(cursor)
  const [{ totals, topics }, practice, mockTests, waiting, opened] = await Promise.all([
    findTotalsAndTopics(user.id),
    type === 'mock-test' ? NO_ROWS : listPracticeRows({ ...page, cursor: cursors.practice, topic }),
    type === 'practice' ? NO_ROWS : listFinishedAttempts({ ...page, cursor: cursors.mockTests, topic }),
    loadWaiting({ user, locale }),
    open === undefined ? null : loadSession({ user, locale, id: open }),
  ])
  const rows = newestOf({ practice: practice.rows, mockTests: mockTests.rows, limit: HISTORY_PAGE_SIZE })
  const hasMore = practice.hasMore || mockTests.hasMore || practice.rows.length + mockTests.rows.length > rows.length
  const summary = summarise(totals)
  const write = writersOf(options)
  return {
    summary,
    waiting,
    counts: countByType({ summary, topics, topic }),
    topics: topics.map((entry) => entry.topic),
    entries: rows.map((row) => toEntry(row, { ...options, write })),
    opened: opened && rows.some(({ id }) => id === opened.id) ? opened : null,
    /** The row after which the next page starts. */
    after: hasMore ? rows.at(-1) : undefined,
  }
}
