// What a crowd was answered, as rows.
import { percentile, tell } from '../rows.mjs'

/**
 * @typedef {{ times: Record<string, number[]>, putOff: Record<string, number>, failures: Record<string, number>,
 *   seconds: number, cores: number }} Told of a client
 * @typedef {{ target: string, told: Told }} Of
 */

const PAGES = ['dashboard', 'list', 'dialogue', 'history', 'words']

/** @param {Record<string, number>} counts */
const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0)

/** In all, and each. @param {Record<string, number>} counts */
const listed = (counts) =>
  [sum(counts), ...Object.entries(counts).map(([what, count]) => `${count} x ${what}`)].join(', ')

/** @param {Told} told @param {string[]} kinds */
const timesOf = ({ times }, kinds) => kinds.flatMap((kind) => times[kind] ?? [])

/** @param {Of & { what: string, kinds: string[], limitMs?: number | undefined }} options */
function tellTimes({ target, told, what, kinds, limitMs }) {
  const times = timesOf(told, kinds)
  const p95 = percentile(times, 0.95)
  const ms = (/** @type {number} */ share) => percentile(times, share).toFixed(0)
  tell({
    target,
    what: `${what}, p95`,
    limit: limitMs === undefined ? '' : `<= ${limitMs} ms`,
    measured: `${p95.toFixed(0)} ms (p50 ${ms(0.5)}, p99 ${ms(0.99)}, of ${times.length})`,
    isMet: limitMs === undefined ? undefined : p95 <= limitMs,
  })
}

/** Everything that was asked for. @param {Of & { who: string, limitMs?: number | undefined }} options */
export const tellAll = ({ target, told, who, limitMs }) =>
  tellTimes({ target, told, what: `${who}: all`, kinds: Object.keys(told.times), limitMs })

/** @param {Of & { who: string, limitMs?: number | undefined }} options */
export const tellPages = ({ target, told, who, limitMs }) =>
  tellTimes({ target, told, what: `${who}: pages`, kinds: PAGES, limitMs })

/** @param {Of & { who: string, kind: string, limitMs?: number | undefined }} options */
export const tellKind = ({ target, told, who, kind, limitMs }) =>
  tellTimes({ target, told, what: `${who}: ${kind}`, kinds: [kind], limitMs })

/** Failures, and apart from them who was told when to come back. @param {Of & { who: string }} options */
export function tellFailures({ target, told, who }) {
  const { times, putOff, failures } = told
  const answered = Object.values(times).flat().length
  const failed = sum(failures)
  tell({
    target,
    what: `${who}: failures`,
    limit: '0',
    measured: `of ${answered + sum(putOff) + failed}: ${listed(failures)}`,
    isMet: failed === 0 && answered > 0,
  })
  tell({
    target,
    what: `${who}: told to come back`,
    limit: '',
    measured: listed(putOff),
    isMet: undefined,
  })
}

/** What the learners themselves took, of the cores they share with the app. @param {Of & { who: string }} options */
export function tellClient({ target, told, who }) {
  const rate = Object.values(told.times).flat().length / told.seconds
  tell({
    target,
    what: `${who}: answers, client`,
    limit: '',
    measured: `${rate.toFixed(0)}/s, ${told.cores.toFixed(2)} of a core`,
    isMet: undefined,
  })
}
