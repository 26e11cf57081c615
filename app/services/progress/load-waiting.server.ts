import type { Locale } from '#app/config/copy/locale.ts'
import { waitingCopy } from '#app/config/copy/waiting.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import { dateWriter, timeWriter } from '#app/models/progress/local-time.ts'
import { listWaitingAttempts } from '#app/models/progress/waiting-attempt.server.ts'

/** What waits for its learner's words, in sentences: pages carry no catalogue of it. */
export interface Waiting {
  title: string
  text: string
  finish: string
  attempts: {
    /** Of practice and mock tests together. */
    key: string
    title: string
    /** What it is, when it was handed in, and how many segments wait. */
    line: string
    /** Where it is finished, and how that link is called. */
    to: string
    label: string
  }[]
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

/** What waits for a learner's words, newest first; null where nothing does, and for a guest. */
export async function loadWaiting(options: {
  user: { id: number; timezone: string } | undefined
  locale: Locale
}): Promise<Waiting | null> {
  const { user, locale } = options
  const rows = user ? await listWaitingAttempts(user.id) : []
  if (!user || rows.length === 0) return null
  const whenOf = whenWriter({ timezone: user.timezone, locale })
  const copy = waitingCopy[locale]
  const attempts = rows.map(({ kind, id, dialogueId, title, at, count }) => ({
    key: `${kind}.${id}`,
    title,
    line: [copy.kinds[kind], whenOf(at), copy.segments(count)].join(' · '),
    to: kind === 'mock-test' ? sessionPath(Number(id)) : `/practice/${dialogueId}?attempt=${id}`,
    label: copy.finishNamed(title),
  }))
  return { title: copy.title(rows.length), text: copy.text, finish: copy.finish, attempts }
}
