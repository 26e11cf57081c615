import { toLocale } from '#app/config/copy/locale.ts'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import type { Database } from '#app/db.server.ts'
import { findLanguage } from '#app/models/accounts/language.server.ts'
import type { StoredSubmission } from '#app/models/practice/submission.server.ts'
import { notify } from '../notifications/notify.server.ts'

/**
 * Leads a learner to what came of a submission that nobody waited for: `total` out of 45, or null where words are
 * wanted. Guests have no bell.
 */
export async function tellLearner(options: {
  submission: StoredSubmission
  total: number | null
  database: Database
}): Promise<void> {
  const { submission, total, database } = options
  const { id, userId, dialogueId, dialogueTitle } = submission
  if (userId === null) return
  const locale = toLocale(await findLanguage(database, userId))
  const copy = practiceDialogueCopy[locale].notifications
  const marks = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const message = total === null ? copy.wanted(dialogueTitle) : copy.scored(dialogueTitle, marks.format(total))
  const link = `/practice/${dialogueId}?attempt=${id}`
  await notify({ userId, message, link, isOptional: total !== null, database })
}
