// npm start: from a bare checkout to a served site. Node built-ins only until the packages are installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseIsThere, WAITS } from './database-signal.mjs'
import { expectDatabase } from '../database/expected-database.mjs'
import { ensureInstalled } from '../install.mjs'
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from './memory-flags.mjs'
import { listenHost, listenPort, requireFreePort } from './port.mjs'
import { fromRoot, loadDotEnv, needsBuild, runScript, setting } from '../project.mjs'

const POLL_MS = 150
/** Longer than the server gives requests in flight, once its time to drain is over. */
const STOP_DEADLINE_MS = 15_000
const MS_PER_SECOND = 1_000
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * A web process on a database that is there, or that is about to be: then it is told when it may begin.
 * @param {{ environment: Record<string, string>, isDatabaseThere: boolean }} options
 */
function spawnServer({ environment, isDatabaseThere }) {
  const child = spawn(process.execPath, [...MEMORY_FLAGS, fromRoot('scripts/start/serve.mjs')], {
    // Its own process group: Ctrl-C in a terminal reaches us, and we tell it once. The channel tells it of our death.
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...MEMORY_ENVIRONMENT,
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      [WAITS]: isDatabaseThere ? '' : 'yes',
    },
  })
  return { child, environment, exited: once(child, 'exit') }
}

/** @typedef {ReturnType<typeof spawnServer>} Server */

/**
 * The web process that was started beside the database, if it was told the right one; else another.
 * @param {{ early: Server, environment: Record<string, string> }} options
 */
function serverOn({ early, environment }) {
  const isRight = JSON.stringify(early.environment) === JSON.stringify(environment)
  if (!isRight) {
    early.child.kill('SIGKILL')
    return spawnServer({ environment, isDatabaseThere: true })
  }
  // One that has ended had its reasons, and has said them.
  if (early.child.connected) early.child.send(databaseIsThere, () => undefined)
  return early
}

/**
 * Says where the site is as soon as it is ready.
 * @param {{ isOver: () => boolean }} options
 */
async function announce({ isOver }) {
  const port = listenPort()
  const host = listenHost()
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const url = `http://${address.includes(':') ? `[${address}]` : address}:${port}/readyz`
  while (!isOver()) {
    const response = await fetch(url, { headers: { Connection: 'close' } }).catch(() => undefined)
    await response?.text()
    if (response?.ok && !isOver()) {
      console.log(`\nKöprü is ready: ${setting('APP_URL') ?? `http://localhost:${port}`}\n`)
      return
    }
    await wait(POLL_MS)
  }
}

/**
 * Serves until the server ends, by itself or because we were asked to stop.
 * @param {{ server: Server, stopping: AbortSignal }} options
 * @returns {Promise<number>} its exit code
 */
async function serveUntilStopped({ server: { child, exited }, stopping }) {
  let isOver = false
  const stop = () => {
    child.kill('SIGTERM')
    // A value that is no number has ended the server long before.
    const drainMs = Number(setting('DRAIN_SECONDS') ?? 0) * MS_PER_SECOND
    setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS + drainMs).unref()
  }
  stopping.addEventListener('abort', stop, { once: true })
  void announce({ isOver: () => isOver || stopping.aborted })
  const [code] = await exited
  isOver = true
  // Ended by a signal: fine when it was ours.
  return code ?? (stopping.aborted ? 0 : 1)
}

async function main() {
  loadDotEnv()
  await requireFreePort()
  await ensureInstalled()
  if (needsBuild()) {
    const { ensureBuild } = await import('../build.mjs')
    await ensureBuild()
  }
  const stopping = new AbortController()
  // Kept for good: npm and the terminal may both send the same signal.
  for (const signal of SIGNALS) process.on(signal, () => stopping.abort())
  const expected = await expectDatabase()
  // It reads its program while the database starts: each takes about as long.
  const early = spawnServer({ environment: expected.environment, isDatabaseThere: false })
  try {
    const { openDatabase } = await import('../database/database.mjs')
    const database = await openDatabase(expected)
    try {
      if (stopping.signal.aborted) return
      const server = serverOn({ early, environment: database.environment })
      process.exitCode = await serveUntilStopped({ server, stopping: stopping.signal })
    } finally {
      await database.stop()
    }
  } finally {
    // Nobody will tell it to begin any more.
    early.child.kill('SIGKILL')
  }
}

await runScript(main)
