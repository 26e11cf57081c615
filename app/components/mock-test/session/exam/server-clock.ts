import { MINUTE_MS } from '#app/config/time.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'

/** The browser's timing of the page and its requests (Resource Timing). */
export interface PageTiming {
  /** Milliseconds since the page's start, like the entries. */
  now: () => number
  getEntriesByType: (type: 'navigation' | 'resource') => readonly { name: string; responseStart?: number }[]
}

type Asked = Pick<ExamView, 'mockTestId' | 'now'>

/** An older entry cannot be the current response: the list of entries is limited, and the right one may be missing. */
const OLDEST_MS = 2 * MINUTE_MS

/**
 * The age of the server's response in milliseconds, from its first byte: a page and its scripts may take long to load.
 * 0 if the browser does not report it.
 */
export function answerAgeMs({ mockTestId, timing }: { mockTestId: number; timing: PageTiming }): number {
  const page = sessionPath(mockTestId)
  const from = (type: 'navigation' | 'resource', path: string) =>
    timing
      .getEntriesByType(type)
      .filter(({ name }) => pathOf(name) === path)
      .map(({ responseStart }) => responseStart ?? 0)
  const last = Math.max(0, ...from('navigation', page), ...from('resource', `${page}.data`))
  const ageMs = timing.now() - last
  return last > 0 && ageMs >= 0 && ageMs <= OLDEST_MS ? ageMs : 0
}

function pathOf(name: string): string | null {
  return URL.canParse(name) ? new URL(name).pathname : null
}

/**
 * The offset from this device's clock, which may be wrong, to the server's, in milliseconds; constant for the same
 * response. Only the first response is corrected for loading time: later ones are shown as they arrive.
 */
export function createServerClock(timing: () => PageTiming): (asked: Asked) => number {
  const known = new Map<string, number>()
  return ({ mockTestId, now }) => {
    const key = `${mockTestId} ${now}`
    const ageMs = known.size === 0 ? answerAgeMs({ mockTestId, timing: timing() }) : 0
    const offsetMs = known.get(key) ?? Date.parse(now) + ageMs - Date.now()
    known.set(key, offsetMs)
    return offsetMs
  }
}

export const serverOffsetMs = createServerClock(() => performance)
