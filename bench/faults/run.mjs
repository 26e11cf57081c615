// npm run build && npm run faults [-- names]: every fault script, one after another, and a table at the end. Names
// are prefixes of the scripts' names: r01 r13. Exit code 1 if anything failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fromRoot } from '../../scripts/project.mjs'

const FOLDER = fromRoot('bench/faults')
/** No script takes half as long, even on a busy machine. */
const LONGEST_MS = 1_800_000

/** @typedef {import('./support/report.mjs').Summary} Summary */

/** @param {string} file @returns {Promise<Summary>} */
async function runOne(file) {
  const child = spawn(process.execPath, [`${FOLDER}/${file}`], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const tooLong = setTimeout(() => child.kill('SIGTERM'), LONGEST_MS)
  /** @type {Summary | undefined} */
  let summary
  child.on('message', (message) => {
    summary = /** @type {Summary} */ (message)
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill('SIGTERM'))
  await once(child, 'exit')
  clearTimeout(tooLong)
  return summary ?? { name: file, ok: 0, failed: 1, skipped: 0, seconds: 0, figures: ['it ended without a result'] }
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const files = readdirSync(FOLDER)
  .filter((file) => /^r\d\d-.+\.mjs$/.test(file))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)))
  .sort()
const summaries = []
for (const file of files) summaries.push(await runOne(file))

console.log(`\n| Fault | ok | failed | skipped | s | Figures |\n|---|---|---|---|---|---|`)
for (const { name, ok, failed, skipped, seconds, figures } of summaries) {
  console.log(`| ${name} | ${ok} | ${failed} | ${skipped} | ${seconds.toFixed(0)} | ${figures.join('; ')} |`)
}
console.log(
  `\nLoad at the end: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
process.exitCode = files.length > 0 && summaries.every(({ failed }) => failed === 0) ? 0 : 1
