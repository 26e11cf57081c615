// node bench/page-bytes.mjs: P3. What a first visit loads, as gzip -9 of the real responses: the page, its styles, its scripts
// (including preloaded ones) and its preloaded fonts.
import { gzipSync } from 'node:zlib'
import { runScript } from '../scripts/project.mjs'
import { signIn, withApp } from './support/app.mjs'
import { tell } from './support/rows.mjs'

/** @typedef {import('./support/app.mjs').App} App */

const KB = 1_024
const LIMITS = { css: 12, landing: 40 }
const PUBLIC = ['/', '/tr', '/faq', '/guides/naati-ccl-overview', '/privacy-policy', '/site-index', '/coming-soon']
/** Signed in or not, and the limit for scripts in kilobytes. */
const PAGES = [
  ...PUBLIC.map((path) => ({ path, js: 5, isMember: false })),
  { path: '/login', js: 10, isMember: false },
  { path: '/signup', js: 10, isMember: false },
  { path: '/practice/sample', js: 160, isMember: false },
  { path: '/dashboard', js: 135, isMember: true },
  { path: '/practice', js: 135, isMember: true },
  { path: '/history', js: 135, isMember: true },
  { path: '/vocabulary', js: 135, isMember: true },
  { path: '/mock-test', js: 135, isMember: true },
  { path: '/settings', js: 135, isMember: true },
  { path: '/upgrade', js: 135, isMember: true },
  // With the player.
  { path: '/practice/1', js: 160, isMember: true },
]

/** @param {string} html the URLs that a browser fetches at once */
function namedFiles(html) {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src)
  const links = [...html.matchAll(/<link[^>]*>/g)].map(([tag]) => ({
    rel: /\srel="([^"]+)"/.exec(tag)?.[1],
    href: /\shref="([^"]+)"/.exec(tag)?.[1] ?? '',
  }))
  const wanted = links.filter(({ rel }) => rel === 'stylesheet' || rel === 'modulepreload' || rel === 'preload')
  const imports = [...html.matchAll(/import(?:\s[^;"]*from)?\s*"([^"]+\.js)"/g)].map(([, src = '']) => src)
  return [...new Set([...scripts, ...imports, ...wanted.map(({ href }) => href)])]
}

/** @param {App} app @param {{ path: string, headers: Record<string, string> }} ask */
async function weigh({ url }, { path, headers }) {
  const response = await fetch(url + path, { headers })
  const html = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  const weights = { html: gzipSync(html, { level: 9 }).byteLength, js: 0, css: 0, other: 0 }
  const files = namedFiles(html)
  for (const file of files) {
    const bytes = Buffer.from(await (await fetch(new URL(file, url))).arrayBuffer())
    if (file.endsWith('.js')) weights.js += gzipSync(bytes, { level: 9 }).byteLength
    else if (file.endsWith('.css')) weights.css += gzipSync(bytes, { level: 9 }).byteLength
    else weights.other += bytes.byteLength
  }
  return { ...weights, foreign: files.filter((file) => /^(?:https?:)?\/\//.test(file) && !file.startsWith(url)).length }
}

/** @param {App} app */
async function measure(app) {
  const session = await signIn(app.url, 'pro')
  for (const { path, js, isMember } of PAGES) {
    const weights = await weigh(app, { path, headers: isMember ? session : {} })
    const kb = (/** @type {number} */ bytes) => bytes / KB
    const total = kb(weights.html + weights.js + weights.css + weights.other)
    const isLanding = path === '/' || path === '/tr'
    const isLight = kb(weights.js) <= js && kb(weights.css) <= LIMITS.css && weights.foreign === 0
    tell({
      target: 'P3',
      what: `${path}: kB gzip`,
      limit: `JS <= ${js}, CSS <= ${LIMITS.css}${isLanding ? `, all <= ${LIMITS.landing}` : ''}`,
      measured: `JS ${kb(weights.js).toFixed(1)}, CSS ${kb(weights.css).toFixed(1)}, HTML ${kb(weights.html).toFixed(1)}, all ${total.toFixed(0)}`,
      isMet: isLight && (!isLanding || total <= LIMITS.landing),
    })
  }
  tell({
    target: 'P4',
    what: 'Lighthouse, and P5 vitals',
    limit: '>= 99',
    measured: "by the owner's rig",
    isMet: undefined,
  })
}

await runScript(() => withApp(measure, { port: 41_752 }))
process.exit()
