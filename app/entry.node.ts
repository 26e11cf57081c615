import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createRequestHandler, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { REHEARSAL } from '#app/config/http.ts'
import { DEFAULT_LOCALE, type Locale } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { closeDatabase } from '#app/db.server.ts'
import { handlers } from '#app/jobs/handlers.server.ts'
import { JobWorker } from '#app/jobs/worker.server.ts'
import { log } from '#app/log.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { bySection } from '#app/http/server/route-sections.server.ts'
import { createHttpServer, drain, staticFiles } from '#app/http/server/node-server.server.ts'
import { createPageServer } from '#app/http/pages/page-cache.server.ts'
import { createPipeline, type HandleRequest } from '#app/http/pipeline.server.ts'
import { markDraining, markSeeded } from '#app/http/server/readiness.server.ts'
import { rehearsePages } from '#app/http/server/rehearse-pages.server.ts'
import { closeSpeech, recordingStore, uploadedAudio, warmSpeech } from '#app/services/speech/speech.server.ts'
import { judge } from '#app/services/scoring/judging/judge.server.ts'
import { startSweepingBilling } from '#app/services/billing/sweep-billing.server.ts'
import { startSweepingReminders } from '#app/services/reminders/sweep-reminders.server.ts'
import { startSweepingAccounts } from '#app/services/accounts/sweep-accounts.server.ts'
import { startSweepingSegmentAudio } from '#app/services/speech/synthesis/sweep-segment-audio.server.ts'
import { startSweeping } from '#app/services/speech/recordings/sweep-recordings.server.ts'
import { shareMetrics } from '#app/telemetry/all-processes.server.ts'
import { watchProcess } from '#app/telemetry/metrics.server.ts'
import { flushTraces, startTracing } from '#app/telemetry/trace.server.ts'
import { type DemoAccount, demoNotice } from '../prisma/seed/demo.ts'
import { isLibraryFilled } from '../prisma/seed/is-filled.ts'
import { seed } from '../prisma/seed/seed.ts'

/** Delay before the content is checked, so that visitors who waited for the port are served first. */
const VISITORS_FIRST_MS = 250

export { demoNotice, seed }

/** The browser files for a language: scripts/build.mjs makes one bundle each. In development one bundle has all. */
async function filesIn(locale: Locale): Promise<ServerBuild['assets']> {
  if (import.meta.env.DEV || locale === DEFAULT_LOCALE) return build.assets
  const list: { default: ServerBuild['assets'] } = await import(
    /* @vite-ignore */ new URL(`./manifest.${locale}.js`, import.meta.url).href
  )
  return list.default
}

async function handlersIn(locale: Locale) {
  const own = { ...build, assets: await filesIn(locale) }
  return bySection(own, (part) => createRequestHandler(part, import.meta.env.MODE))
}

const handlersByLocale = { en: await handlersIn('en'), tr: await handlersIn('tr') } satisfies Record<Locale, unknown>

const handle: HandleRequest = (request, context) =>
  handlersByLocale[currentRequest(context).locale](new URL(request.url).pathname)(request, context)

/** The app as a function from request to response; the development server calls it too. */
export const respond = createPipeline(handle)

/** The same for pages that nobody asked for. */
const rehearse = createPipeline(handle, { isNoted: false })

/** The cached public pages for guests. */
export const servePublicPage = createPageServer(respond)

interface Prepared {
  /** The demo accounts created at this start, to print for the operator. */
  demoAccounts: DemoAccount[]
  /** Stops the background work. */
  stopWorking: () => Promise<void>
  /** Stops everything, including the background work. */
  stop: () => Promise<void>
}

type Filled = Awaited<ReturnType<typeof seed>>

const fill = (): Promise<Filled> => seed({ demo: env.database.kind === 'embedded' ? 'at first' : 'never' })

/**
 * Starts the app's work outside its HTTP server: loading content into the database (`filled`: already done at this
 * start), sweeping expired data, and running the queue.
 */
export async function prepare(filled?: Filled): Promise<Prepared> {
  watchProcess()
  await startTracing()
  shareMetrics()
  const { demoAccounts } = filled ?? (await fill())
  markSeeded()
  const stopSweeping = [
    startSweeping(recordingStore),
    startSweepingAccounts(recordingStore),
    startSweepingBilling(),
    startSweepingReminders(),
    startSweepingSegmentAudio(uploadedAudio),
  ]
  const worker = new JobWorker({ handlers })
  worker.start()
  const stopWorking = () => worker.stop()
  return {
    demoAccounts,
    stopWorking,
    async stop() {
      for (const stop of stopSweeping) stop()
      await stopWorking()
      await closeSpeech()
      await judge.stop()
      await flushTraces()
      await closeDatabase()
    },
  }
}

interface ServeOptions {
  rootFolder: string
  /** Called when the port is open. */
  onListening?: () => void
  /** Other processes serve the port already. */
  isBesideOthers?: boolean
  /** Makes some pages for nobody, so that the first visitors get fast ones. */
  rehearses?: boolean
}

/** Serves until SIGTERM or SIGINT, then finishes requests in flight. Resolves when everything is closed. */
export async function serve(options: ServeOptions): Promise<void> {
  const { rootFolder, onListening, isBesideOthers = false, rehearses = false } = options
  // An empty library is filled before the port opens, so nobody sees it empty. Otherwise the port opens at once, and the
  // content is compared with this version's in the background, while readiness waits for it.
  const first = (await isLibraryFilled(env.database.url)) ? undefined : await fill()
  const stopping = new AbortController()
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        stopping.abort()
        resolve()
      })
  })
  const server = createHttpServer({
    respond,
    servePage: servePublicPage,
    serveStatic: staticFiles(join(rootFolder, 'build/client')),
  })
  const open = async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(env.PORT, env.HOST, resolve)
    })
    onListening?.()
  }
  // A process beside others opens its port last, when its pages are fast: before, it would only make requests wait.
  if (!isBesideOthers) {
    await open()
    await delay(VISITORS_FIRST_MS)
  }
  const prepared = await prepare(first)
  const rehearsal = rehearses ? rehearsePages(rehearse, stopping.signal) : Promise.resolve()
  if (isBesideOthers) {
    await Promise.race([rehearsal, asked, delay(REHEARSAL.longestMs, undefined, { ref: false })])
    await open()
  }
  warmSpeech().catch((error: unknown) => log.warn({ err: error }, 'the basic voice is not available'))
  log.info({ url: env.APP_URL }, 'serving')
  // Printed next to the log for the operator, like the address in scripts/start/start.mjs.
  if (prepared.demoAccounts.length > 0) process.stdout.write(`\n${demoNotice(prepared.demoAccounts)}\n`)
  await asked
  markDraining()
  log.info({ drainSeconds: env.drainSeconds }, 'stopping')
  // The load balancer learns of the shutdown while the port still answers. Jobs queued by a last request are left to
  // another process, or to the next one.
  const leaving = delay(env.drainSeconds * SECOND_MS).then(() => drain(server))
  await Promise.all([leaving, prepared.stopWorking()])
  await prepared.stop()
}
