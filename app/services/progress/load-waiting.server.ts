import type { Locale } from '#app/config/copy/locale.ts'
import { waitingCopy } from '#app/config/copy/waiting.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'
import { dateWriter, timeWriter } from '#app/models/progress/local-time.ts'
import { waitingAttemptsOf, type WaitingRow } from '#app/models/progress/waiting-attempt.server.ts'
import { ask } from '#app/questions.server.ts'

/** Attempts that need their learner's words, as finished sentences: pages load no catalogue for them. */
export interface Waiting {
  title: string
  text: string
  finish: string
  attempts: {
    /** Unique across practice and mock tests. */
    key: string
    title: string
    /** The kind of attempt, when it was submitted, and how many segments need words. */
    line: string
    /** The link to continue it, and the link's label. */
    to: string
    label: string
    /** Segments that need words. */
    count: number
  }[]
}

interface Reader {
  timezone: string
  locale: Locale
}

/** Formats a time in the learner's zone, for the views of waiting attempts. */
export function whenWriter(reader: Reader): (at: Date) => string {
  const [date, time] = [dateWriter(reader), timeWriter(reader)]
  return (at) => waitingCopy[reader.locale].moment(date(at), time(at))
}

/** What is said of attempts that need words; null if there are none. */
export function toWaiting(rows: readonly WaitingRow[], reader: Reader): Waiting | null {
  if (rows.length === 0) return null
  const { locale } = reader
  const whenOf = whenWriter(reader)
  const copy = waitingCopy[locale]
  const attempts = rows.map(({ kind, id, dialogueId, at, count, ...named }) => {
    const title = titleIn(named, locale)
    const line = [copy.kinds[kind], whenOf(at), copy.segments(count)].join(' · ')
    const to = kind === 'mock-test' ? sessionPath(Number(id)) : `/practice/${dialogueId}?attempt=${id}`
    return { key: `${kind}.${id}`, title, line, to, label: copy.finishNamed(title), count }
  })
  return { title: copy.title(rows.length), text: copy.text, finish: copy.finish, attempts }
}

/** The learner's attempts that need words, newest first; null if there are none, and for guests. */
export async function loadWaiting(options: {
  user: { id: number; timezone: string } | undefined
  locale: Locale
}): Promise<Waiting | null> {
  const { user, locale } = options
  return user ? toWaiting(await ask(waitingAttemptsOf(user.id)), { timezone: user.timezone, locale }) : null
}
