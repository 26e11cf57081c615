import { join } from 'node:path'
import { z } from 'zod'
import { PROJECT_ROOT } from '#app/config/project-root.server.ts'
import {
  REPORT_IDLE_MS,
  REPORT_MAX_HEAP_MIB,
  REPORT_MAX_WAITING,
  REPORT_RETRY_SECONDS,
  REPORT_START_TIMEOUT_MS,
  REPORT_TIMEOUT_MS,
} from '#app/config/report.ts'
import { AppError } from '#app/errors.ts'
import type { Report } from '#app/models/scoring/report.ts'
import type { WordSheet } from '#app/models/vocabulary/word-sheet.ts'
import { HelperError } from '../speech/helper/helper-life.server.ts'
import { createHelper, type Helper } from '../speech/helper/helper.server.ts'
import { QueueFullError } from '../speech/semaphore.server.ts'
import { openThread } from '../speech/helper/thread-transport.server.ts'

const AnswerSchema = z.union([
  z.object({ pdf: z.instanceof(Uint8Array<ArrayBuffer>) }),
  z.object({ problem: z.string() }),
])

type Message = { report: Report } | { wordSheet: WordSheet }

// The thread with its library and fonts exists only while reports are being set.
let helper: Helper | null = null
let underWay = 0
let idle: NodeJS.Timeout | undefined

function currentHelper(): Helper {
  helper ??= createHelper({
    open: openThread({
      scriptPath: join(PROJECT_ROOT, 'scripts/workers/report-worker.mjs'),
      maxHeapMib: REPORT_MAX_HEAP_MIB,
    }),
    startTimeoutMs: REPORT_START_TIMEOUT_MS,
    maxWaiting: REPORT_MAX_WAITING,
  })
  return helper
}

/** Ends the thread, if there is one. The next report starts another. */
async function endThread(): Promise<void> {
  const current = helper
  helper = null
  await current?.stop()
}

async function ask(message: Message, signal: AbortSignal | undefined): Promise<unknown> {
  clearTimeout(idle)
  underWay += 1
  try {
    return await currentHelper().request({ message, timeoutMs: REPORT_TIMEOUT_MS, signal })
  } catch (cause) {
    if (!(cause instanceof HelperError || cause instanceof QueueFullError)) throw cause
    const retryAfterSeconds = REPORT_RETRY_SECONDS
    throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.reportUnavailable, { retryAfterSeconds, cause })
  } finally {
    underWay -= 1
    if (underWay === 0) idle = setTimeout(() => void endThread(), REPORT_IDLE_MS).unref()
  }
}

async function render(message: Message, signal: AbortSignal | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const answer = AnswerSchema.parse(await ask(message, signal))
  if ('problem' in answer) throw new Error(`The report could not be rendered: ${answer.problem}`)
  return answer.pdf
}

/**
 * Renders a report as a PDF (A4, tagged) in a worker thread, so that no other request has to wait.
 *
 * @throws AppError PROVIDER_UNAVAILABLE if too many reports are waiting or it takes too long.
 */
export async function renderReport(options: {
  report: Report
  signal?: AbortSignal | undefined
}): Promise<Uint8Array<ArrayBuffer>> {
  return render({ report: options.report }, options.signal)
}

/**
 * Renders a word list in the same thread: A4, tagged, two pages for any category.
 *
 * @throws AppError PROVIDER_UNAVAILABLE if too many reports are waiting or it takes too long.
 */
export async function renderWordSheet(options: {
  wordSheet: WordSheet
  signal?: AbortSignal | undefined
}): Promise<Uint8Array<ArrayBuffer>> {
  return render({ wordSheet: options.wordSheet }, options.signal)
}
