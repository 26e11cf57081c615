import type { Locale } from '#app/config/copy/locale.ts'
import { outlookCopy } from '#app/config/copy/outlook.ts'
import { findOwnSubmission } from '#app/models/practice/submission-list.server.ts'
import { type HistorySession, toHistorySession } from '#app/models/progress/history-session.ts'
import { dateWriter } from '#app/models/progress/local-time.ts'

/** One of the learner's sessions as History opens it; null if it is not theirs. `id` must be a UUID. */
export async function loadSession(options: {
  user: { id: number; timezone: string }
  locale: Locale
  id: string
}): Promise<HistorySession | null> {
  const { user, locale, id } = options
  const submission = await findOwnSubmission({ id, userId: user.id })
  const dateText = dateWriter({ timezone: user.timezone, locale })
  return submission && toHistorySession({ submission, locale, dateText, copy: outlookCopy[locale] })
}
