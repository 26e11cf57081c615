// Several processes that share the site's port, so that every core is used. A process that dies is replaced.
import cluster from 'node:cluster'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { forwardDatabaseReady } from './database-signal.mjs'
import { startMetricsHub } from './metrics-hub.mjs'
import { setting } from '../project.mjs'

/** The environment variable of a process that is started while others serve. */
const BESIDE_VARIABLE = 'KOPRU_BESIDE_OTHERS'
/** Each holds up to ten connections; Postgres accepts a hundred by default. */
const MOST_BY_DEFAULT = 8
/** A process that dies sooner after its start is replaced after a growing pause. */
const SHORT_LIFE_MS = 10_000
const LONGEST_WAIT_MS = 30_000
const FIRST_WAIT_MS = 500

/** The number of processes: WEB_PROCESSES, or one per core. The server reports a value that is not a number. */
export function countWebProcesses() {
  const configured = Number(setting('WEB_PROCESSES'))
  return configured >= 1 ? Math.floor(configured) : Math.min(availableParallelism(), MOST_BY_DEFAULT)
}

/** Whether other processes serve the port while this one starts. */
export const isBesideOthers = () => Boolean(process.env[BESIDE_VARIABLE])

const forkBeside = () => cluster.fork({ [BESIDE_VARIABLE]: 'yes' })

/**
 * Replaces one worker whenever it dies, until we stop.
 * @param {{ first: import('node:cluster').Worker, stopping: AbortSignal }} options
 */
async function keepFilled({ first, stopping }) {
  let worker = first
  let pause = FIRST_WAIT_MS
  let startedAt = performance.now()
  for (;;) {
    if (!worker.isDead()) await once(worker, 'exit')
    if (stopping.aborted) return
    pause = performance.now() - startedAt < SHORT_LIFE_MS ? Math.min(pause * 2, LONGEST_WAIT_MS) : FIRST_WAIT_MS
    console.error(
      JSON.stringify({
        level: 'error',
        time: new Date().toISOString(),
        msg: 'a web process ended, another takes its place',
      }),
    )
    await wait(pause, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return
    startedAt = performance.now()
    worker = forkBeside()
  }
}

/**
 * Runs that many copies of this script until SIGTERM or SIGINT. The first one starts alone: it prepares the database and
 * reports wrong settings.
 * @param {number} count
 * @returns {Promise<number>} the exit code
 */
export async function runWebProcesses(count) {
  const stopping = new AbortController()
  const tellAll = () => {
    stopping.abort()
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, tellAll)
  const first = cluster.fork()
  forwardDatabaseReady(first)
  startMetricsHub()
  const failure = await Promise.race([
    once(first, 'listening').then(() => undefined),
    once(first, 'exit').then(([code]) => code ?? 1),
  ])
  if (failure !== undefined) return stopping.signal.aborted ? 0 : failure
  const workers = [first, ...Array.from({ length: count - 1 }, forkBeside)]
  await Promise.all(workers.map((worker) => keepFilled({ first: worker, stopping: stopping.signal })))
  return 0
}
