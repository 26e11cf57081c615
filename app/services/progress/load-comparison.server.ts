import type { Locale } from '#app/config/copy/locale.ts'
import { AppError } from '#app/errors.ts'
import { listAttemptsLike } from '#app/models/practice/attempts-of-dialogue.server.ts'
import { isUuid } from '#app/models/practice/uuid.ts'
import { type ComparedSession, compareSessions, type Comparison } from '#app/models/progress/comparison.ts'
import { dateWriter, timeWriter } from '#app/models/progress/local-time.ts'
import { loadSession } from './load-session.server.ts'

export interface ComparisonView {
  submissionId: string
  dialogueId: number
  /** Null with a single attempt. */
  comparison: Comparison | null
  title: string
  /** The other attempts at the dialogue, newest first. */
  others: { id: string; when: string; score: number }[]
}

interface Options {
  user: { id: number; timezone: string }
  locale: Locale
  /** Not validated. */
  submissionId: string
  /** The ID of the attempt to compare it with, not validated; by default the one before it, or else the next. */
  other: string | null
}

const notFound = () => new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)

async function loadScored(id: string, { user, locale }: Options): Promise<ComparedSession> {
  const session = await loadSession({ user, locale, id })
  if (!session?.result) throw notFound()
  return { ...session, result: session.result }
}

/**
 * Two of a learner's attempts at the same dialogue.
 *
 * @throws AppError NOT_FOUND if one is not theirs, not scored, or the other is of another dialogue.
 */
export async function loadComparison(options: Options): Promise<ComparisonView> {
  const { user, locale, submissionId, other } = options
  const attempts = isUuid(submissionId) ? await listAttemptsLike({ submissionId, userId: user.id }) : []
  const place = attempts.findIndex(({ id }) => id === submissionId)
  const chosen = other === null ? (attempts[place + 1] ?? attempts[place - 1]) : attempts.find(({ id }) => id === other)
  if (place < 0 || (other !== null && (!chosen || other === submissionId))) throw notFound()
  const one = await loadScored(submissionId, options)
  const reader = { timezone: user.timezone, locale }
  const [date, time] = [dateWriter(reader), timeWriter(reader)]
  const others = attempts
    .filter(({ id }) => id !== submissionId)
    .map(({ id, createdAt, score }) => ({ id, when: `${date(createdAt)}, ${time(createdAt)}`, score }))
  const comparison = chosen ? compareSessions(one, await loadScored(chosen.id, options)) : null
  return { submissionId, dialogueId: one.dialogueId, comparison, title: one.title, others }
}
