import { toLocale } from '#app/config/copy/locale.ts'
import { mockTestVerdictCopy } from '#app/config/copy/mock-test-verdict.ts'
import type { Database } from '#app/db.server.ts'
import { findLanguage } from '#app/models/accounts/language.server.ts'
import type { StoredAttempt } from '#app/models/mock-test/attempt.server.ts'
import { notify } from '../notifications/notify.server.ts'

/** Leads a learner to the result of a mock test: `total` out of 90, or null where words are wanted. */
export async function tellLearner(options: {
  attempt: StoredAttempt
  total: number | null
  database: Database
}): Promise<void> {
  const { attempt, total, database } = options
  const { id, userId, templateTitle } = attempt
  const locale = toLocale(await findLanguage(database, userId))
  const copy = mockTestVerdictCopy[locale].notifications
  const marks = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const message = total === null ? copy.wanted(templateTitle) : copy.scored(templateTitle, marks.format(total))
  await notify({ userId, message, link: `/mock-test/session/${id}`, database })
}
