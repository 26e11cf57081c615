// A bench's results: printed as they come, and collected for the table that bench/run.mjs prints at its end.

/** @typedef {{ target: string, what: string, limit: string, measured: string, isMet: boolean | undefined }} Row */

/** @param {boolean | undefined} isMet undefined: a figure without a limit */
export const verdict = (isMet) => (isMet === undefined ? '' : isMet ? 'met' : 'NOT MET')

/**
 * Prints a figure with its target. A missed target sets exit code 1.
 * @param {Row} row
 */
export function tell(row) {
  const { target, what, limit, measured, isMet } = row
  console.log(
    `${target.padEnd(4)} ${what.padEnd(46)} ${measured.padEnd(34)} ${limit.padEnd(22)} ${verdict(isMet)}`.trimEnd(),
  )
  process.send?.({ row })
  if (isMet === false) process.exitCode = 1
}

/** @param {number[]} values */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** @param {number[]} values @param {number} share of the values that are not above the result */
export const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** @param {number} bytes */
export const mebibytes = (bytes) => bytes / 1_048_576
