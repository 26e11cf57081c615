import { join } from 'node:path'
import { createRequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { env } from '#app/config/env.server.ts'
import { closeDatabase } from '#app/db.server.ts'
import { handlers } from '#app/jobs/handlers.server.ts'
import { JobWorker } from '#app/jobs/worker.server.ts'
import { log } from '#app/log.server.ts'
import { createHttpServer, drain, staticFiles } from '#app/http/node-server.server.ts'
import { createPipeline } from '#app/http/pipeline.server.ts'
import { markSeeded } from '#app/http/readiness.server.ts'
import { closeSpeech, recordingStore, warmSpeech } from '#app/services/speech/speech.server.ts'
import { startSweeping } from '#app/services/speech/sweep-recordings.server.ts'
import { seed } from '../prisma/seed/seed.ts'

export { seed }

/** The app as a function from request to answer; the development server calls it too. */
export const respond = createPipeline(createRequestHandler(build, import.meta.env.MODE))

interface Prepared {
  /** Ends the background work. */
  stopWorking: () => Promise<void>
  /** Ends everything, the background work too. */
  stop: () => Promise<void>
}

/**
 * What the app needs beside its HTTP server: content in the database, the voices warm, old recordings swept, the queue's
 * work done.
 */
export async function prepare(): Promise<Prepared> {
  await seed({ demo: env.database.kind === 'embedded' })
  markSeeded()
  warmSpeech().catch((error: unknown) => log.warn({ err: error }, 'the basic voice is not available'))
  const stopSweeping = startSweeping(recordingStore)
  const worker = new JobWorker({ handlers })
  worker.start()
  const stopWorking = () => worker.stop()
  return {
    stopWorking,
    async stop() {
      stopSweeping()
      await stopWorking()
      await closeSpeech()
      await closeDatabase()
    },
  }
}

/** Serves until SIGTERM or SIGINT, then lets requests in flight end. Resolves when everything is closed. */
export async function serve(options: { rootFolder: string }): Promise<void> {
  // Content first: nobody is to see an empty library.
  const prepared = await prepare()
  const server = createHttpServer({
    respond,
    serveStatic: staticFiles(join(options.rootFolder, 'build/client')),
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(env.PORT, env.HOST, resolve)
  })
  log.info({ url: env.APP_URL }, 'serving')
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve())
  })
  // What a last request queues is another process's, or the next one's.
  await Promise.all([drain(server), prepared.stopWorking()])
  await prepared.stop()
}
