import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { SCREENS } from '../../scripts/screenshots/screens/index.ts'
import { routeTable } from '../support/route-table.ts'

/** Pages without a screen of their own, and why. */
const EXCEPTIONS: Record<string, string> = {
  '/*': 'every other address: /nothing/here is one',
}

const pages = routeTable().filter(({ file }) => file.endsWith('.tsx'))

/** The page that an address leads to: a fixed address wins over one with a parameter. */
function pageAt(path: string): string | undefined {
  const [bare = ''] = path.split('?')
  const fixed = pages.find(({ url }) => url === bare)
  return (fixed ?? pages.find(({ url }) => !url.endsWith('*') && matchPath(url, bare)))?.url
}

test('npm run shots takes every page, or says why not', () => {
  const shown = SCREENS.map(({ path, route }) => route ?? (typeof path === 'string' ? pageAt(path) : undefined))
  const missing = pages.map(({ url }) => url).filter((url) => !shown.includes(url) && !EXCEPTIONS[url])
  expect(missing).toEqual([])
})

test('the exceptions are pages', () => {
  expect(Object.keys(EXCEPTIONS).filter((url) => !pages.some((page) => page.url === url))).toEqual([])
})

test('no two screens have the same name', () => {
  const names = SCREENS.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
