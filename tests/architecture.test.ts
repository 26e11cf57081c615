import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = new URL('..', import.meta.url).pathname
const MAX_LINES = 250

interface SourceFile {
  path: string
  text: string
}

function filesBelow(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.parentPath.includes('generated'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      return { path: relative(ROOT, file), text: readFileSync(file, 'utf8') }
    })
}

const app = filesBelow('app')
const scorer = filesBelow('scorer')
const everything = [...app, ...scorer, ...filesBelow('tests'), ...filesBelow('scripts'), ...filesBelow('prisma')]

function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => {
    if (specifier.startsWith('#app/')) return specifier.replace('#app/', 'app/')
    if (specifier.startsWith('#scorer/')) return specifier.replace('#scorer/', 'scorer/')
    return specifier.startsWith('.') ? join(path, '..', specifier) : specifier
  })
}

function isIn(layer: string) {
  return (path: string) => path.startsWith(`app/${layer}/`)
}

/** What a layer must never import, as path prefixes. */
const FORBIDDEN: Record<string, string[]> = {
  config: ['app/models/', 'app/services/', 'app/http/', 'app/jobs/', 'app/components/', 'app/routes/', 'react'],
  models: ['app/services/', 'app/http/', 'app/jobs/', 'app/components/', 'app/routes/', 'react'],
  services: ['app/http/', 'app/components/', 'app/routes/', 'react'],
  http: ['app/components/', 'app/routes/', 'app/services/', 'app/jobs/'],
  jobs: ['app/http/', 'app/components/', 'app/routes/', 'react'],
  components: ['app/services/', 'app/routes/', 'app/jobs/'],
  routes: ['app/routes/'],
}

const isTest = (path: string) => /\.test\./.test(path)

test.each(Object.entries(FORBIDDEN))('the layer %s imports only allowed layers', (layer, forbidden) => {
  const wrong = app
    .filter(({ path }) => isIn(layer)(path) && !(layer === 'jobs' && isTest(path)))
    .flatMap((file) =>
      importsOf(file)
        .filter((imported) => forbidden.some((prefix) => imported === prefix || imported.startsWith(prefix)))
        .filter((imported) => !imported.includes('+types'))
        .map((imported) => `${file.path} imports ${imported}`),
    )
  expect(wrong).toEqual([])
})

test('the app comes to the scorer by its door', () => {
  const doors = ['scorer/engine/open-engine.ts', 'scorer/engine/assess.ts']
  const visits = app
    .flatMap((file) => importsOf(file).map((imported) => ({ path: file.path, imported })))
    .filter(({ imported }) => imported.startsWith('scorer/'))
  expect(visits.length).toBeGreaterThan(0)
  expect(visits.filter(({ imported }) => !doors.includes(imported))).toEqual([])
})

test('the readers of a text know nothing of scoring', () => {
  const wrong = app
    .filter(({ path }) => path.startsWith('app/models/language/'))
    .flatMap((file) => importsOf(file).map((imported) => ({ path: file.path, imported })))
    .filter(({ imported }) => /^app\/models\/(?!language\/|dialogues\/)/u.test(imported))
  expect(wrong).toEqual([])
})

test('the scorer imports nothing of the app, and its reading nothing of its judge', () => {
  const wrong = scorer
    .flatMap((file) => importsOf(file).map((imported) => ({ path: file.path, imported })))
    .filter(
      ({ path, imported }) =>
        imported.startsWith('app/') || (path.startsWith('scorer/reading/') && imported.startsWith('scorer/judge/')),
    )
  expect(wrong).toEqual([])
})

const QUEUE_DOORS = ['app/jobs/queue.server.ts', 'app/jobs/kinds.ts']

test("only the queue's handlers know use cases, and use cases only know how to queue", () => {
  const knowing = app
    .filter(({ path }) => isIn('jobs')(path) && !isTest(path) && path !== 'app/jobs/handlers.server.ts')
    .filter((file) => importsOf(file).some(isIn('services')))
  expect(knowing.map(({ path }) => path)).toEqual([])
  const queueing = app
    .filter(({ path }) => isIn('services')(path) || isIn('routes')(path))
    .filter((file) => importsOf(file).some((path) => isIn('jobs')(path) && !QUEUE_DOORS.includes(path)))
  expect(queueing.map(({ path }) => path)).toEqual([])
})

test('the queue accesses only its own rows and the leases', () => {
  const allowed = ['app/models/jobs/', 'app/models/leases/']
  const wrong = app
    .filter(({ path }) => isIn('jobs')(path) && !isTest(path) && path !== 'app/jobs/handlers.server.ts')
    .filter((file) =>
      importsOf(file).some((to) => isIn('models')(to) && !allowed.some((folder) => to.startsWith(folder))),
    )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** Infrastructure at the same level as the models: the client, its monitoring, and its health check. */
const DATABASE_FILES = [
  'app/db.server.ts',
  'app/database-away.ts',
  'app/questions.server.ts',
  'app/telemetry/',
  'app/http/server/readiness.server.ts',
]

test('only models send queries to the database', () => {
  const query =
    /\$(?:queryRaw|executeRaw)|\b(?:db|tx|database|transaction)\.\w+\.(?:find|create|update|delete|upsert|count|aggregate|groupBy)/
  const asking = app
    .filter(({ path }) => !isTest(path) && !/^app\/models\/.*\.server\.ts$/.test(path))
    .filter(({ path }) => !DATABASE_FILES.some((file) => path.startsWith(file)))
    .filter(({ text }) => query.test(text))
  expect(asking.map(({ path }) => path)).toEqual([])
})

test('units of time are named, and all rate limits are in one table', () => {
  const units = /\b(?:86_?400(?:_?000)?|3_?600(?:_?000)?|MS_PER_\w+|SECONDS_PER_\w+)\b/
  const rows = /\bwindowSeconds: (?:\d|\w+_SECONDS)|_PER_HOUR\b/
  const found = app
    .filter(({ path }) => !isTest(path))
    .filter(({ text, path }) => units.test(text) || (rows.test(text) && path !== 'app/config/rate-limits.ts'))
  expect(found.map(({ path }) => path)).toEqual([])
})

test('leases are claimed, renewed and released in one module', () => {
  const column = /lease_?(?:until|token)\b/i
  const writing = app.filter(({ path, text }) => column.test(text) && !isTest(path))
  expect(writing.map(({ path }) => path)).toEqual(['app/models/leases/lease.server.ts'])
})

test('browser code imports nothing from the server', () => {
  const wrong = app
    .filter(({ path }) => isIn('components')(path) || (isIn('models')(path) && !/\.server\.|\.test\./.test(path)))
    .filter(({ path }) => !/\.test\./.test(path))
    .flatMap((file) =>
      importsOf(file)
        .filter((imported) => imported.includes('.server') || imported.startsWith('node:'))
        .map((imported) => `${file.path} imports ${imported}`),
    )
  expect(wrong).toEqual([])
})

test(`no file has more than ${MAX_LINES} lines`, () => {
  const long = everything.filter(({ text }) => text.trimEnd().split('\n').length > MAX_LINES)
  expect(long.map(({ path }) => path)).toEqual([])
})

const ROOMS = ['app/http/', 'app/components/player/', 'app/components/practice/', 'app/components/mock-test/']
const MAX_FILES = 16

test(`no folder around requests or in the player has more than ${MAX_FILES} files`, () => {
  const counts = new Map<string, number>()
  for (const { path } of app.filter((file) => ROOMS.some((room) => file.path.startsWith(room)) && !isTest(file.path))) {
    const folder = join(path, '..')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([])
})

test('the environment is read in one module', () => {
  const readers = app.filter(({ path, text }) => /process\.env\b/.test(text) && !path.includes('.test.'))
  expect(readers.map(({ path }) => path)).toEqual(['app/config/env.server.ts'])
})

test('only one folder and the sidebar store anything in the browser', () => {
  const storage = /\b(?:localStorage|sessionStorage|indexedDB)\b|\bcaches\.|document\.cookie|'idb-keyval'/
  const rooms = ['app/components/browser-storage/', 'app/components/shell/use-sidebar.ts', 'app/config/early-script.ts']
  // Cookies are named in http/session/page-owner.ts and cleared wherever somebody logs out.
  rooms.push('app/http/session/page-owner.ts', 'app/components/log-out/')
  const keeping = app.filter(({ path, text }) => storage.test(text) && !path.includes('.test.'))
  expect(keeping.filter(({ path }) => !rooms.some((room) => path.startsWith(room))).map(({ path }) => path)).toEqual([])
})

test('no test is skipped, focused or left for later', () => {
  const marks = /\b(?:test|it|describe)\.(?:skip|only|todo|fixme)\b/
  const found = everything.filter(({ path, text }) => /\.(test|spec)\.tsx?$/.test(path) && marks.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})

test('every route file is in routes.ts', () => {
  const table = readFileSync(join(ROOT, 'app/routes.ts'), 'utf8')
  const missing = app.filter(({ path }) => isIn('routes')(path) && !table.includes(path.replace('app/', '')))
  expect(missing.map(({ path }) => path)).toEqual([])
})
