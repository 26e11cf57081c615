// npm run bench [-- names]: runs the benches one after another and prints every target with its figure at the end. Each can
// be run alone: `node bench/<name>.mjs`. Exit code 1 if a target is missed. docs/performance.md has the targets and figures.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { ensureBuild } from '../scripts/build.mjs'
import { fromRoot, Problem, runScript } from '../scripts/project.mjs'
import { verdict } from './support/rows.mjs'

/** @typedef {import('./support/rows.mjs').Row} Row */

const BENCHES = [
  'public-pages',
  'dynamic-pages',
  'page-bytes',
  'history',
  'look-up',
  'mock-test',
  'uploads',
  'readers',
  'writers',
  'memory',
  'cold-start',
  'growth',
  'statements',
]

const loadNow = () => (loadavg()[0] ?? 0).toFixed(1)

/**
 * @param {string} name
 * @param {Row[]} rows to which its own are added
 */
async function run(name, rows) {
  console.log(`\n${name} (load ${loadNow()})`)
  const child = spawn(process.execPath, [fromRoot(`bench/${name}.mjs`)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.on('message', (/** @type {{ row: Row }} */ { row }) => rows.push(row))
  const before = rows.length
  const [code] = await once(child, 'exit')
  if (rows.length > before && (code === 0 || rows.some(({ isMet }) => isMet === false))) return
  rows.push({ target: '', what: name, limit: 'a figure', measured: `ended with ${code}`, isMet: false })
}

/** @param {Row[]} rows */
function printTable(rows) {
  const columns = /** @type {const} */ (['target', 'what', 'limit', 'measured'])
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)))
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} x ${cpus()[0]?.model}, Node ${process.version}\n`,
  )
  for (const row of rows) {
    const cells = columns.map((column, index) => row[column].padEnd(widths[index] ?? 0))
    console.log([...cells, verdict(row.isMet)].join('  ').trimEnd())
  }
}

await runScript(async () => {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !BENCHES.includes(name))
  if (unknown.length > 0) throw new Problem(`There is no bench ${unknown.join(', ')}: ${BENCHES.join(', ')}.`)
  await ensureBuild()
  /** @type {Row[]} */
  const rows = []
  for (const name of names.length > 0 ? names : BENCHES) await run(name, rows)
  printTable(rows)
  if (rows.some(({ isMet }) => isMet === false)) process.exitCode = 1
})
