// node bench/profile.mjs /dashboard [/history …]: where a signed-in page's processor time goes. Builds with a source map,
// asks for each page a thousand times under the sampling profiler and prints the shares by package and by folder. Not a
// target: it tells what to make cheaper next.
import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { build } from '../scripts/build.mjs'
import { runScript } from '../scripts/project.mjs'
import { signIn, withApp } from './support/app.mjs'
import { makePractised, practise } from './support/learners.mjs'
import { load } from './support/load.mjs'

/** @typedef {import('./support/app.mjs').App} App */
/** @typedef {import('node:inspector').Profiler.Profile} Profile */

const COUNT = 1_000
const WARM_UP = 200
const CONNECTIONS = 4
const SESSIONS = 200
const LINES = 32

/** Source maps by the file that they belong to. @type {Map<string, SourceMap | undefined>} */
const maps = new Map()

/** @param {string} file */
async function mapOf(file) {
  if (!maps.has(file)) {
    const text = await readFile(`${file}.map`, 'utf8').catch(() => undefined)
    maps.set(file, text === undefined ? undefined : new SourceMap(JSON.parse(text)))
  }
  return maps.get(file)
}

/**
 * The source file of a frame: a package's name, or a path below app/.
 * @param {Profile['nodes'][number]['callFrame']} frame
 */
async function sourceOf({ url, lineNumber, columnNumber, functionName }) {
  if (functionName.startsWith('(')) return functionName
  if (url === '') return '(native)'
  if (url.startsWith('node:')) return url.replace(/^node:(?:internal\/)?([^/]+).*/, 'node:$1')
  const file = url.replace('file://', '')
  const map = await mapOf(file)
  const entry = map?.findEntry(lineNumber, columnNumber)
  const source = entry && 'originalSource' in entry ? join(file, '..', entry.originalSource) : file
  const name = /node_modules\/(@[^/]+\/[^/]+|[^/]+)(?!.*node_modules)/.exec(source)?.[1]
  // The map's paths are relative to the folder of the build that made it.
  return name ?? source.slice(source.indexOf('/app/') + 1)
}

/** @param {Profile} profile @returns {Promise<Map<string, number>>} self time in microseconds by source */
async function selfTimes({ nodes, samples = [], timeDeltas = [] }) {
  /** @type {Map<number, string>} */
  const names = new Map()
  for (const { id, callFrame } of nodes) names.set(id, await sourceOf(callFrame))
  /** @type {Map<string, number>} */
  const times = new Map()
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? ''
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0))
  }
  times.delete('(idle)')
  return times
}

/** @param {Map<string, number>} times @param {(name: string) => string} groupOf */
function printShares(times, groupOf) {
  /** @type {Map<string, number>} */
  const groups = new Map()
  for (const [name, time] of times) groups.set(groupOf(name), (groups.get(groupOf(name)) ?? 0) + time)
  const whole = [...times.values()].reduce((sum, time) => sum + time, 0)
  for (const [name, time] of [...groups].sort((one, other) => other[1] - one[1]).slice(0, LINES))
    console.log(`${((100 * time) / whole).toFixed(1).padStart(6)} %  ${(time / COUNT / 1_000).toFixed(2)} ms  ${name}`)
}

/** The package, or the folder two or three levels below the root. @param {string} name */
const groupOf = (name) => (name.startsWith('app/') ? name.split('/').slice(0, 3).join('/') : name)

/** @param {App} app */
async function measure(app) {
  const model = await practise(app, await signIn(app.url, 'free'))
  const headers = await makePractised(app, { username: 'bench', count: SESSIONS, model })
  for (const path of process.argv.slice(2)) {
    const asks = [{ path, headers }]
    await load({ url: app.url, asks, count: WARM_UP, connections: CONNECTIONS })
    await app.child.ask('startProfile')
    await load({ url: app.url, asks, count: COUNT, connections: CONNECTIONS })
    const profile = await app.child.ask('stopProfile')
    if (process.env.RAW)
      await (
        await import('node:fs/promises')
      ).writeFile(process.env.RAW + path.replaceAll('/', '_') + '.cpuprofile', JSON.stringify(profile))
    const times = await selfTimes(profile)
    console.log(`\n${path}, by package and folder`)
    printShares(times, groupOf)
    console.log(`\n${path}, our own files`)
    printShares(new Map([...times].filter(([name]) => name.startsWith('app/'))), (name) => name)
  }
}

await runScript(async () => {
  process.env.BUILD_SOURCE_MAP = '1'
  if (!process.env.NOBUILD) await build()
  await withApp(measure, { port: 41_760 })
})
process.exit()
