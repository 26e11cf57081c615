import { MINUTE_MS } from '#app/config/time.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'
import { sessionPath } from '#app/models/mock-test/session-path.ts'

/** What the browser measures of the page and its fetches (Resource Timing). */
export interface PageTiming {
  /** Since the page began, in milliseconds, as are those of the entries. */
  now: () => number
  getEntriesByType: (type: 'navigation' | 'resource') => readonly { name: string; responseStart?: number }[]
}

type Asked = Pick<ExamView, 'mockTestId' | 'now'>

/** Older than this is no answer that still loads: the list of entries is finite, and the right one may be missing. */
const OLDEST_MS = 2 * MINUTE_MS

/**
 * How long ago the server made its answer, in milliseconds: since its first byte came, for a page and its scripts may
 * take long to load. 0 where the browser does not say.
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
 * What to add to this device's clock, which may be wrong, for the server's, in milliseconds; asked again for the same
 * answer it is the same. Only the first one waits for scripts: later ones are shown when they come.
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
