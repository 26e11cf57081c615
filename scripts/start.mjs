// npm start: from a bare checkout to a served site. Node built-ins only until the packages are installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureInstalled } from './install.mjs'
import { LEAN_ENVIRONMENT, LEAN_FLAGS } from './lean.mjs'
import { listenHost, listenPort, requireFreePort } from './port.mjs'
import { fromRoot, loadDotEnv, needsBuild, runScript, setting } from './project.mjs'

const POLL_MS = 150
/** Longer than the server gives requests in flight, once its time to drain is over. */
const STOP_DEADLINE_MS = 15_000
const MS_PER_SECOND = 1_000
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @param {Record<string, string>} environment */
function spawnServer(environment) {
  return spawn(process.execPath, [...LEAN_FLAGS, fromRoot('scripts/serve.mjs')], {
    // Its own process group: Ctrl-C in a terminal reaches us, and we tell it once. The channel tells it of our death.
    detached: true,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...LEAN_ENVIRONMENT, ...process.env, ...environment, NODE_ENV: 'production' },
  })
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
 * @param {{ environment: Record<string, string>, stopping: AbortSignal }} options
 * @returns {Promise<number>} its exit code
 */
async function serveUntilStopped({ environment, stopping }) {
  if (stopping.aborted) return 0
  const server = spawnServer(environment)
  let isOver = false
  const stop = () => {
    server.kill('SIGTERM')
    // A value that is no number has ended the server long before.
    const drainMs = Number(setting('DRAIN_SECONDS') ?? 0) * MS_PER_SECOND
    setTimeout(() => server.kill('SIGKILL'), STOP_DEADLINE_MS + drainMs).unref()
  }
  stopping.addEventListener('abort', stop, { once: true })
  void announce({ isOver: () => isOver || stopping.aborted })
  const [code] = await once(server, 'exit')
  isOver = true
  // Ended by a signal: fine when it was ours.
  return code ?? (stopping.aborted ? 0 : 1)
}

async function main() {
  loadDotEnv()
  await requireFreePort()
  await ensureInstalled()
  if (needsBuild()) {
    const { ensureBuild } = await import('./build.mjs')
    await ensureBuild()
  }
  const stopping = new AbortController()
  // Kept for good: npm and the terminal may both send the same signal.
  for (const signal of SIGNALS) process.on(signal, () => stopping.abort())
  const { openDatabase } = await import('./database.mjs')
  const database = await openDatabase()
  try {
    process.exitCode = await serveUntilStopped({ environment: database.environment, stopping: stopping.signal })
  } finally {
    await database.stop()
  }
}

await runScript(main)
