import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const README_MAX_LINES = 75
const DECISION_MAX_LINES = 60
const DECISION_PARTS = ['Context', 'Decision', 'Consequences', 'Status']

function filesBelow(folder: string, kind: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

const read = (path: string) => readFileSync(path, 'utf8')
const linesOf = (path: string) => read(path).trimEnd().split('\n')

const pages = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs', /\.md$/)]
const decisions = filesBelow('docs/decisions', /^\d.*\.md$/)
const sources = ['app', 'bench', 'prisma', 'scripts', 'tests']
  .flatMap((folder) => filesBelow(folder, /\.(?:tsx?|m?js|css|prisma|sql)$/))
  .filter((path) => !path.startsWith('app/generated/') && path !== 'tests/spec/docs.test.ts')

/** Documents outside the repository, which readers cannot look up. */
const OUTSIDE = [
  /\bspecifications? ?[123]\b/iu,
  /\bspec\/\d/u,
  /\bspec\/[\w-]+, section/u,
  /\bthe specification\b/iu,
  /\bdesign\/[\w-]+(?:\.md)?, section/u,
  /\bdesign\/[\w-]+\.md\b/u,
  /\bdomain \d/u,
  /\bissue \d/iu,
]

test.each(pages)('every relative link of %s resolves', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/gu)].map(([, link = '']) => link)
  const relative = links.filter((link) => !/^[a-z]+:/u.test(link))
  expect(relative.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([])
})

test.each(pages)('every path that %s mentions exists', (page) => {
  const quoted = [...read(page).matchAll(/`((?:app|bench|content|docs|prisma|scripts|tests)\/[^`\s]*)`/gu)]
  const paths = quoted.map(([, path = '']) => path).filter((path) => !/[*{<…]/u.test(path))
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test.each(decisions)('%s has the four parts on one page', (path) => {
  const parts = DECISION_PARTS.filter((part) => !new RegExp(`^(?:## |\\*\\*)${part}\\b`, 'mu').test(read(path)))
  expect(parts).toEqual([])
  expect(linesOf(path).length).toBeLessThanOrEqual(DECISION_MAX_LINES)
})

test('the index of decisions lists every decision', () => {
  const index = read('docs/decisions/README.md')
  expect(decisions.filter((path) => !index.includes(`](${path.replace('docs/decisions/', '')})`))).toEqual([])
})

test('the map of the documents lists every page', () => {
  const map = read('docs/README.md')
  const own = filesBelow('docs', /\.md$/).filter(
    (path) => /^docs\/[\w-]+\.md$/u.test(path) && path !== 'docs/README.md',
  )
  expect(own.filter((path) => !map.includes(`](${path.replace('docs/', '')})`))).toEqual([])
})

test('the README is a screen and a half', () => {
  expect(linesOf('README.md').length).toBeLessThanOrEqual(README_MAX_LINES)
})

test('no comment and no page cites anything outside the repository', () => {
  const citing = [...pages, ...sources].flatMap((path) =>
    linesOf(path)
      .filter((line) => OUTSIDE.some((pattern) => pattern.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(citing).toEqual([])
})

test('a comment that cites docs/product.md names an existing section', () => {
  const sections = [...read('docs/product.md').matchAll(/^## (.+)$/gmu)].map(([, name = '']) => name)
  const wrong = sources.flatMap((path) =>
    [...read(path).matchAll(/docs\/product\.md, ([A-Z][\w ]+)/gu)]
      .map(([, rest = '']) => rest)
      .filter((rest) => !sections.some((section) => rest.startsWith(section)))
      .map((rest) => `${path}: ${rest}`),
  )
  expect(wrong).toEqual([])
})
