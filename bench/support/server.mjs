// The built app in its own process, run like scripts/start/serve.mjs. Over IPC it reports what it has used and which
// statements it sent.
import { Session } from 'node:inspector/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Client } from 'pg'
import { limitHeapGrowth } from '../../scripts/start/memory-flags.mjs'
import { fromRoot, ROOT } from '../../scripts/project.mjs'
import { answerParent, usage } from './child.mjs'

const url = process.env.KOPRU_EMBEDDED_DATABASE_URL

/** @type {any[][] | undefined} the arguments of each query, while they are listened to */
let heard

/** Records the statements of the app's driver, which shares this module. */
function listen() {
  const { prototype } = Client
  /** @type {any} */
  const original = Reflect.get(prototype, 'query')
  /** @type {any} */
  const listening = function query(/** @type {any} */ ...args) {
    heard?.push(args)
    // @ts-expect-error: the client that is asked
    return original.apply(this, args)
  }
  prototype.query = listening
}

/**
 * Sends the recorded statements again, one after another as a page does, and returns what they cost without the app.
 * @param {{ statements: any[][], rounds: number }} options
 */
async function replay({ statements, rounds }) {
  const client = new Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  const once = async () => {
    for (const args of statements) await client.query(args[0], args[1])
  }
  for (let round = 0; round < 50; round += 1) await once()
  const before = usage().cpuMs
  for (let round = 0; round < rounds; round += 1) await once()
  const cpuMs = (usage().cpuMs - before) / rounds
  await client.end()
  return { cpuMs }
}

const inspector = new Session()

async function startProfile() {
  inspector.connect()
  await inspector.post('Profiler.enable')
  await inspector.post('Profiler.setSamplingInterval', { interval: 200 })
  await inspector.post('Profiler.start')
}

async function stopProfile() {
  const { profile } = await inspector.post('Profiler.stop')
  inspector.disconnect()
  return profile
}

/** As /metrics tells it: between two ticks that are 10 ms apart, so that a loop without lag has 10 ms. */
const delays = monitorEventLoopDelay({ resolution: 10 })

function watchLag() {
  delays.reset()
  delays.enable()
}

/** Since it is watched, in milliseconds. */
function lag() {
  delays.disable()
  const ms = (/** @type {number} */ nanoseconds) => nanoseconds / 1e6
  return { p50: ms(delays.percentile(50)), p99: ms(delays.percentile(99)), most: ms(delays.max) }
}

limitHeapGrowth()
listen()
const { serve } = await import(fromRoot('build/server/index.js'))
const served = serve({ rootFolder: ROOT })
const base = `http://127.0.0.1:${process.env.PORT}`
while (!(await fetch(`${base}/readyz`).catch(() => undefined))?.ok) await new Promise((done) => setTimeout(done, 100))

answerParent(
  {
    usage,
    watchLag,
    lag,
    startProfile,
    stopProfile,
    collect() {
      globalThis.gc?.()
      return usage()
    },
    listen() {
      heard = []
    },
    heard() {
      const statements = heard ?? []
      heard = undefined
      return statements.map(([first]) => (typeof first === 'string' ? first : String(first.text)))
    },
    replay({ rounds }) {
      const statements = heard ?? []
      heard = undefined
      return replay({ statements, rounds })
    },
  },
  { base },
)
await served
process.exit()
