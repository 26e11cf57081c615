import type { Locale } from '#app/config/copy/locale.ts'
import { waitingCopy } from '#app/config/copy/waiting.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import { dateWriter, timeWriter } from '#app/models/progress/local-time.ts'
import { listWaitingAttempts } from '#app/models/progress/waiting-attempt.server.ts'

/** An attempt that waits for its learner's words, ready to be shown. */
export interface WaitingAttempt {
  kind: 'practice' | 'mock-test'
  id: string
  title: string
  /** In the learner's zone. */
  when: string
  /** Segments that wait. */
  count: number
  /** Where it is finished. */
  to: string
}

interface Reader {
  timezone: string
  locale: Locale
}

/** Writes a moment in the learner's zone, as the views of what waits do. */
export function whenWriter(reader: Reader): (at: Date) => string {
  const [date, time] = [dateWriter(reader), timeWriter(reader)]
  return (at) => waitingCopy[reader.locale].moment(date(at), time(at))
}

/** What waits for a learner's words, newest first; nothing for a guest. */
export async function loadWaiting(options: {
  user: { id: number; timezone: string } | undefined
  locale: Locale
}): Promise<WaitingAttempt[]> {
  const { user, locale } = options
  if (!user) return []
  const rows = await listWaitingAttempts(user.id)
  if (rows.length === 0) return []
  const whenOf = whenWriter({ timezone: user.timezone, locale })
  return rows.map(({ kind, id, dialogueId, title, at, count }) => {
    const to = kind === 'mock-test' ? sessionPath(Number(id)) : `/practice/${dialogueId}?attempt=${id}`
    return { kind, id, title, count, when: whenOf(at), to }
  })
}
