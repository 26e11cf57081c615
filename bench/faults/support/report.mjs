// A fault script's output: one line per check, and a count at the end for run.mjs.
import { loadavg } from 'node:os'

/** @typedef {{ name: string, ok: number, failed: number, skipped: number, seconds: number, figures: string[] }} Summary */

const counts = { ok: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const figuresSeen = []

/**
 * Records whether an invariant holds.
 * @param {boolean} isRight
 * @param {string} sentence what is so when all is well
 * @param {string | number} [figures] what was measured
 */
export function check(isRight, sentence, figures) {
  counts[isRight ? 'ok' : 'failed'] += 1
  const tail = figures === undefined ? '' : `: ${figures}`
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${sentence}${tail}`)
}

/** @param {string} sentence why something was not tried */
export function skip(sentence) {
  counts.skipped += 1
  console.log(`skip ${sentence}`)
}

/** A figure for the table of run.mjs. @param {string} figure */
export function note(figure) {
  figuresSeen.push(figure)
  console.log(`     ${figure}`)
}

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** @param {number[]} values @param {number} share 0 to 1 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/**
 * Runs a script's checks and sets the exit code. An exception counts as a failed check.
 * @param {string} name
 * @param {() => Promise<void>} run
 */
export async function faultScript(name, run) {
  const startedAt = performance.now()
  console.log(`\n# ${name} (load ${(loadavg()[0] ?? 0).toFixed(1)})`)
  try {
    await run()
  } catch (error) {
    check(false, 'the script came to its end', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  const { ok, failed, skipped } = counts
  const took = (performance.now() - startedAt) / 1000
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${name}: ${ok} ok, ${failed} failed, ${skipped} skipped in ${took.toFixed(0)} s`,
  )
  /** @type {Summary} */
  const summary = { name, ok, failed, skipped, seconds: took, figures: figuresSeen }
  if (process.send) await new Promise((resolve) => process.send?.(summary, resolve))
  process.exit(failed > 0 ? 1 : 0)
}
