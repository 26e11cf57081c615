import type { Locale } from '#app/config/copy/locale.ts'
import { HISTORY_PAGE_SIZE } from '#app/config/progress.ts'
import { listSubmissions } from '#app/models/practice/submission-list.server.ts'
import { countByType, type HistoryFilter, summarise } from '#app/models/progress/history-filter.ts'
import { toHistorySession } from '#app/models/progress/history-session.ts'
import { dateWriter } from '#app/models/progress/local-time.ts'
import { findTotals, listTopics } from '#app/models/progress/totals.server.ts'

interface Options {
  user: { id: number; timezone: string }
  locale: Locale
  filter: HistoryFilter
  /** The last row of the page before. */
  cursor: { createdAt: Date; id: string } | undefined
}

const NOTHING = { submissions: [], hasMore: false }

/** What /history shows, in three statements however many sessions there are: counters, topics, one page. */
export async function loadHistory({ user, locale, filter, cursor }: Options) {
  const { id: userId, timezone } = user
  const { type, topic } = filter
  const [totals, topics, page] = await Promise.all([
    findTotals(userId),
    listTopics(userId),
    type === 'mock-test' ? NOTHING : listSubmissions({ userId, limit: HISTORY_PAGE_SIZE, cursor, topic }),
  ])
  const summary = summarise(totals)
  const dateText = dateWriter({ timezone, locale })
  const last = page.submissions.at(-1)
  return {
    summary,
    counts: countByType({ summary, topics, topic }),
    topics: topics.map((entry) => entry.topic),
    sessions: page.submissions.map((submission) => toHistorySession({ submission, dateText })),
    /** The row after which the next page starts. */
    after: page.hasMore ? last : undefined,
  }
}
