import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

// What a page loads before it is hydrated, by the build's manifest, in bytes after gzip:
// docs/product.md, Speed and accessibility.
const PAGE_MAX = 138_000
/** Includes the player, the microphone check and the results of an attempt. */
const PLAYER_PAGE_MAX = 165_000

const PAGES = [
  'dashboard',
  'practice',
  'mock-test/menu',
  'history',
  'compare',
  'vocabulary',
  'word-entry',
  'notifications',
  'settings',
  'reminders',
  'help-center',
  'feedback',
  'upgrade',
  'subscribe',
  'payment-success',
]
const PLAYER_PAGES = [
  'practice-dialogue',
  '../public/sample-practice',
  'mock-test/tutorial',
  'mock-test/exam',
  'mock-test/session',
]

const client = new URL('../../build/client/', import.meta.url)
const lists = readdirSync(new URL('assets/', client)).filter((name) => /^manifest-.*\.js$/.test(name))

interface Part {
  module: string
  imports?: string[]
}
interface Manifest {
  entry: Part
  routes: Record<string, Part & { parentId?: string }>
}

function read(path: string): Buffer {
  return readFileSync(new URL(path.replace(/^\//, ''), client))
}

function readManifest(name: string): Manifest {
  const text = read(`assets/${name}`).toString()
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** A page's own files, those of its layouts and the entry's. */
function weigh({ entry, routes }: Manifest, page: string): number {
  const files = new Set<string>()
  const add = ({ module, imports = [] }: Part) => [module, ...imports].forEach((file) => files.add(file))
  add(entry)
  let id: string | undefined = join('routes/learner', page)
  while (id !== undefined) {
    const route: Manifest['routes'][string] | undefined = routes[id]
    if (!route) throw new Error(`The build has no ${id}.`)
    add(route)
    id = route.parentId
  }
  return [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).byteLength, 0)
}

test('there is a file list for each language', () => {
  expect(lists).toHaveLength(2)
})

test.each(lists)('no page of a learner exceeds its weight limit (%s)', (name) => {
  const manifest = readManifest(name)
  const tooHeavy = (pages: string[], max: number) =>
    pages.map((page) => ({ page, bytes: weigh(manifest, page) })).filter(({ bytes }) => bytes > max)
  expect([...tooHeavy(PAGES, PAGE_MAX), ...tooHeavy(PLAYER_PAGES, PLAYER_PAGE_MAX)]).toEqual([])
})

/** docs/performance.md, P3: 12 kB. */
const SHEET_MAX = 12 * 1024

test('the stylesheet of hydrated pages does not exceed its limit', () => {
  const sheets = readdirSync(new URL('assets/', client)).filter((name) => /^app-.*\.css$/.test(name))
  expect(sheets).toHaveLength(1)
  const bytes = sheets.map((name) => gzipSync(read(`assets/${name}`), { level: 9 }).byteLength)
  expect(bytes.filter((size) => size > SHEET_MAX)).toEqual([])
})

test('the library that checks data stays on the server: it would weigh 30 kB, and tries what the security policy forbids', () => {
  const files = readdirSync(new URL('assets/', client)).filter((name) => name.endsWith('.js'))
  expect(files.filter((name) => read(`assets/${name}`).includes('ZodError'))).toEqual([])
})
