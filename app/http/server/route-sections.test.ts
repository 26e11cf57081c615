import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { bySection } from './route-sections.server.ts'

type Route = ServerBuild['routes'][string]

const ROUTES: [id: string, path: string | undefined, parentId?: string][] = [
  ['root', ''],
  ['site', undefined, 'root'],
  ['home', 'tr?', 'site'],
  ['faq', 'tr?/faq', 'site'],
  ['shell', undefined, 'root'],
  ['practice', 'practice', 'shell'],
  ['guard', undefined, 'shell'],
  ['dialogue', 'practice/:dialogueId', 'guard'],
  ['history', 'history', 'guard'],
  ['lost', '*', 'root'],
]

function buildOf(): ServerBuild {
  const routes = Object.fromEntries(
    ROUTES.map(([id, path, parentId]) => [id, { id, path, parentId, index: id === 'home' } as unknown as Route]),
  )
  return { routes, assets: { routes } } as unknown as ServerBuild
}

const choose = bySection(buildOf(), ({ routes, assets }) => {
  expect(Object.keys(assets.routes)).toEqual(Object.keys(routes))
  return Object.keys(routes).join(' ')
})
const WHOLE = ROUTES.map(([id]) => id).join(' ')

test('a section has its routes, their layouts, the first page and what answers every address', () => {
  expect(choose('/practice')).toBe('root site home shell practice guard dialogue lost')
  expect(choose('/history')).toBe('root site home shell guard history lost')
  expect(choose('/tr/faq')).toBe('root site home faq lost')
  expect(choose('/faq')).toBe('root site home faq lost')
})

test('the address may be written in any way that the router takes', () => {
  for (const path of [
    '/practice/',
    '/practice/12',
    '/Practice',
    '/practice.data',
    '/practice/12.data',
    '/practice/_.data',
  ])
    expect(choose(path), path).toBe(choose('/practice'))
})

test('what no section has is answered by all routes', () => {
  for (const path of ['/', '/_root.data', '/__manifest', '//practice', '/%70ractice', '/nothing', '/practicex'])
    expect(choose(path), path).toBe(WHOLE)
})
