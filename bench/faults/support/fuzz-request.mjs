// Creates one random hostile request.
import { Buffer } from 'node:buffer'
import { SPOKEN } from './http.mjs'
import { HEADERS, METHODS, NAMES, TYPES, VALUES } from './nasty.mjs'

/**
 * @typedef {import('./random.mjs').Chance} Chance
 * @typedef {{ name: string, cookie: string }} Actor
 * @typedef {Record<string, readonly string[]>} Known good values of parameters, by name
 * @typedef {import('./http.mjs').Sent & { actor: string, route: string }} FuzzRequest
 */

const LINE_BREAKS = /[\r\n\0]/g
/** Lone surrogates, which cannot be URL-encoded. */
const HALVES = /\p{Surrogate}/gu
const BEYOND_LATIN = /[^\x20-\x7e]/g

/** A value as part of a URL, sometimes deliberately not encoded. @param {Chance} chance @param {string} value */
function inAddress(chance, value) {
  const whole = value.replace(HALVES, '')
  if (chance.chance(0.85)) return encodeURIComponent(whole)
  return whole.replace(LINE_BREAKS, '').replace(BEYOND_LATIN, '').replaceAll(/[ #?]/g, '+')
}

/** @param {Chance} chance @param {Known} known @param {string} route */
function addressOf(chance, known, route) {
  const path = route.replaceAll(/\/:(\w+)\??|\*/g, (whole, name) => {
    const good = known[name ?? ''] ?? []
    const value = good.length > 0 && chance.chance(0.6) ? chance.pick(good) : chance.pick(VALUES)
    return whole === '*' ? inAddress(chance, value) : `/${inAddress(chance, value) || 'x'}`
  })
  const suffix = chance.chance(0.04) ? chance.pick(['.data', '/', '//', '/..', '.php', ';a=b', '%2f']) : ''
  if (!chance.chance(0.5)) return `${path}${suffix}`
  const query = Array.from({ length: 1 + chance.whole(4) }, () => {
    const name = chance.pick(NAMES)
    const value =
      Object.hasOwn(known, name) && chance.chance(0.4) ? chance.pick(known[name] ?? []) : chance.pick(VALUES)
    return `${encodeURIComponent(name)}=${inAddress(chance, value)}`
  })
  return `${path}${suffix}?${query.join('&')}`
}

/** @param {Chance} chance @param {Known} known @param {string} name @returns {unknown} */
function valueOf(chance, known, name) {
  if (Object.hasOwn(known, name) && chance.chance(0.5)) return chance.pick(known[name] ?? [])
  const odd = [null, true, 0, -1, 1.5, 1e21, [], {}, [[]], { a: { b: 1 } }, ['x', 'y']]
  return chance.chance(0.3) ? chance.pick(odd.map((value) => ({ value }))).value : chance.pick(VALUES)
}

/** @param {Chance} chance @param {Known} known */
function fieldsOf(chance, known) {
  return Array.from({ length: chance.whole(8) }, () => {
    const name = chance.pick(NAMES)
    return /** @type {const} */ ([name, valueOf(chance, known, name)])
  })
}

/** @param {Chance} chance @param {Known} known */
function jsonBody(chance, known) {
  const broken = [
    '{',
    '[]',
    'null',
    '"x"',
    '{"a":',
    '[[[[[[]]]]]]',
    '{"__proto__":{"role":"admin"}}',
    '\ufeff{}',
    '['.repeat(20_000),
  ]
  if (chance.chance(0.2)) return chance.pick(broken)
  const pairs = fieldsOf(chance, known).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  return `{${pairs.join(',')}}`
}

/** A form with files: valid, truncated or with misdeclared parts. @param {Chance} chance @param {Known} known */
function multipartBody(chance, known) {
  const parts = fieldsOf(chance, known).map(([name, value]) => {
    const quoted = name.replaceAll('"', '%22')
    return Buffer.from(`--x\r\nContent-Disposition: form-data; name="${quoted}"\r\n\r\n${String(value)}\r\n`)
  })
  if (chance.chance(0.5)) {
    const name = chance.pick(['0.webm', '99.webm', 'x', '../../0.webm', '0.webm"; x="', '-1.webm', ''])
    const head = `--x\r\nContent-Disposition: form-data; name="${chance.pick(['recordings', 'audio', 'file'])}"; filename="${name}"\r\nContent-Type: audio/webm\r\n\r\n`
    const sound = chance.pick([SPOKEN, SPOKEN.subarray(0, 500), Buffer.alloc(0), Buffer.from('no sound')])
    parts.push(Buffer.concat([Buffer.from(head), sound, Buffer.from('\r\n')]))
  }
  const whole = Buffer.concat([...parts, Buffer.from('--x--\r\n')])
  return chance.chance(0.3) ? whole.subarray(0, chance.whole(whole.length)) : whole
}

/** @param {Chance} chance @param {Known} known @param {string} type @returns {Uint8Array | string} */
function bodyOf(chance, known, type) {
  if (chance.chance(0.08)) return chance.pick(['', 'x', '\0'.repeat(100), 'x'.repeat(2_000_000), '%', 'a=%ff&b=%zz'])
  if (type.includes('json')) return jsonBody(chance, known)
  if (type.includes('multipart')) return multipartBody(chance, known)
  if (type.includes('urlencoded')) {
    return fieldsOf(chance, known)
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value).replace(HALVES, ''))}`)
      .join('&')
  }
  return chance.chance(0.5) ? SPOKEN : jsonBody(chance, known)
}

/**
 * @param {{ chance: Chance, routes: readonly string[], actors: readonly Actor[], known: Known, learnt: Map<string, string[]> }} options
 *   the methods that a route is known to accept: most requests use them, so that they get further
 * @returns {FuzzRequest}
 */
export function makeRequest({ chance, routes, actors, known, learnt }) {
  const actor = chance.pick(actors)
  const route = chance.pick(routes)
  const method = chance.pick(chance.chance(0.8) ? (learnt.get(route) ?? METHODS) : METHODS)
  const type = chance.pick(TYPES)
  const mayHaveBody = !['GET', 'HEAD', 'TRACE'].includes(method) || chance.chance(0.05)
  const headers = {
    ...(actor.cookie && { Cookie: actor.cookie }),
    ...(chance.chance(0.9) && { 'Sec-Fetch-Site': 'same-origin' }),
    ...(mayHaveBody && type && { 'Content-Type': type }),
    ...chance.pick(HEADERS),
  }
  const path = addressOf(chance, known, route)
  return {
    actor: actor.name,
    route,
    method,
    path: path.startsWith('/') ? path : `/${path}`,
    headers,
    ...(mayHaveBody && { body: bodyOf(chance, known, type) }),
  }
}
