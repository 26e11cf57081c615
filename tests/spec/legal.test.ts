import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { COOKIES, LEGAL_UPDATED, type StorageRow } from '#app/config/legal.ts'
import { CRITERIA, GUIDE_UPDATED } from '#app/config/guide.ts'
import { guideCopy } from '#app/config/copy/guide.ts'
import { SUB_SCORE_WEIGHTS } from '#app/config/scoring.ts'

// Checks the statements of the legal pages and the guide against the code.

const ROOT = new URL('../..', import.meta.url).pathname

function sources(): { path: string; text: string }[] {
  return ['app', 'public']
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:tsx?|js)$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('generated'))
    .map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') }))
}

test('the cookie policy lists every cookie in the code', () => {
  const inCode = sources().flatMap(({ text }) =>
    [...text.matchAll(/_COOKIE_NAME = '([^']+)'/g)].map(([, name]) => name),
  )
  expect(new Set<unknown>(Object.values(COOKIES).map(({ name }) => name))).toEqual(new Set(inCode))
})

/** Which modules store something in the browser, and under which of the policy's names. */
const KEEPERS: Record<string, StorageRow> = {
  'app/config/early-script.ts': 'sidebar',
  'app/components/shell/use-sidebar.ts': 'sidebar',
  'app/components/browser-storage/setup-claims.ts': 'setups',
  'public/sw.js': 'offline',
  'public/kept-dialogues.js': 'offline',
  'app/components/browser-storage/kept-dialogues.ts': 'offline',
  'app/components/browser-storage/preferences.ts': 'preferences',
  'app/components/browser-storage/owned-text.ts': 'texts',
  'app/components/browser-storage/owned-objects.ts': 'attempts',
}

test('the cookie policy lists everything else that pages store in the browser', () => {
  const keeping = sources()
    .filter(({ text }) => /\b(?:localStorage|sessionStorage|caches\.open|from 'idb-keyval')/.test(text))
    .map(({ path }) => path)
    // Modules that only delete store nothing.
    .filter((path) => path !== 'app/components/browser-storage/clear-storage.ts')
  expect(new Set(keeping)).toEqual(new Set(Object.keys(KEEPERS)))
})

test('dates in the texts are valid', () => {
  for (const date of [...Object.values(LEGAL_UPDATED), GUIDE_UPDATED]) {
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
  }
})

test('the weights in the texts are those in the code', () => {
  const percents = CRITERIA.map((id) => Math.round(SUB_SCORE_WEIGHTS[id] * 100))
  expect(guideCopy.en.criteria.note.match(/\d+(?= %)/g)?.map(Number)).toEqual(percents)
  expect(guideCopy.tr.criteria.note.match(/(?<=%)\d+/g)?.map(Number)).toEqual(percents)
})
