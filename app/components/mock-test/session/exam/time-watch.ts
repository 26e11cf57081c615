import { CLOCK_TICK_MS } from '#app/config/mock-test-session.ts'
import { type ExamMoment, momentOf } from '#app/models/mock-test/exam-time.ts'
import type { ExamView } from '#app/models/mock-test/exam-view.ts'

interface Options {
  view: Pick<ExamView, 'endsAt' | 'expiresAt'>
  /** What to add to this device's clock for the server's. */
  offsetMs: number
  onMoment: (moment: Exclude<ExamMoment, 'within'>) => void
  /** Of the page: a machine that wakes up shows it again. */
  page: EventTarget
}

export interface TimeWatch {
  start: () => void
  /** Tells at once what a timer would tell within the next second. */
  check: () => void
  moment: () => ExamMoment
  stop: () => void
}

/**
 * Watches the server's clock, of which this device's own may differ. It compares clocks rather than waiting: a timer
 * stands still while a machine sleeps.
 */
export function createTimeWatch({ view, offsetMs, onMoment, page }: Options): TimeWatch {
  let timer: ReturnType<typeof setInterval> | undefined
  const moment = () => momentOf(view, Date.now() + offsetMs)
  function check(): void {
    const now = moment()
    if (timer !== undefined && now !== 'within') onMoment(now)
  }
  return {
    start() {
      timer ??= setInterval(check, CLOCK_TICK_MS)
      page.addEventListener('visibilitychange', check)
      check()
    },
    check,
    moment,
    stop() {
      clearInterval(timer)
      timer = undefined
      page.removeEventListener('visibilitychange', check)
    },
  }
}
