// npm start: from a fresh clone to a running site. Node built-ins only until the packages are installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseReady, WAIT_VARIABLE } from './database-signal.mjs'
import { expectDatabase } from '../database/expected-database.mjs'
import { ensureInstalled } from '../install.mjs'
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from './memory-flags.mjs'
import { listenHost, listenPort, requireFreePort } from './port.mjs'
import { fromRoot, loadDotEnv, needsBuild, runScript, setting } from '../project.mjs'

const POLL_MS = 150
/** Longer than the server gives requests in flight after draining. */
const STOP_DEADLINE_MS = 15_000
const MS_PER_SECOND = 1_000
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Starts a web process. If the database is not ready yet, the process waits for databaseReady.
 * @param {{ environment: Record<string, string>, isDatabaseThere: boolean }} options
 */
function spawnServer({ environment, isDatabaseThere }) {
  const child = spawn(process.execPath, [...MEMORY_FLAGS, fromRoot('scripts/start/serve.mjs')], {
    // Its own process group: Ctrl-C reaches only us, and we pass it on once. The IPC channel shows it our death.
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...MEMORY_ENVIRONMENT,
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      [WAIT_VARIABLE]: isDatabaseThere ? '' : 'yes',
    },
  })
  return { child, environment, exited: once(child, 'exit') }
}

/** @typedef {ReturnType<typeof spawnServer>} Server */

/**
 * The web process that was started together with the database if it expected the right one; otherwise a new one.
 * @param {{ early: Server, environment: Record<string, string> }} options
 */
function serverOn({ early, environment }) {
  const isRight = JSON.stringify(early.environment) === JSON.stringify(environment)
  if (!isRight) {
    early.child.kill('SIGKILL')
    return spawnServer({ environment, isDatabaseThere: true })
  }
  // If it has ended, it has logged why.
  if (early.child.connected) early.child.send(databaseReady, () => undefined)
  return early
}

/**
 * Prints the address as soon as the site is ready.
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
 * Resolves when the server ends, by itself or because we were asked to stop.
 * @param {{ server: Server, stopping: AbortSignal }} options
 * @returns {Promise<number>} its exit code
 */
async function serveUntilStopped({ server: { child, exited }, stopping }) {
  let isOver = false
  const stop = () => {
    child.kill('SIGTERM')
    // The server refuses to start with a value that is not a number.
    const drainMs = Number(setting('DRAIN_SECONDS') ?? 0) * MS_PER_SECOND
    setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS + drainMs).unref()
  }
  stopping.addEventListener('abort', stop, { once: true })
  void announce({ isOver: () => isOver || stopping.aborted })
  const [code] = await exited
  isOver = true
  // No code means it was ended by a signal: fine if it was ours.
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
  // Never removed: npm and the terminal may both send the same signal.
  for (const signal of SIGNALS) process.on(signal, () => stopping.abort())
  const expected = await expectDatabase()
  // It loads the program while the database starts: both take about equally long.
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
    // If it is still waiting for the database, it would wait for ever.
    early.child.kill('SIGKILL')
  }
}

await runScript(main)
