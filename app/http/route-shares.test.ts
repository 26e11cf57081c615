import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { shareOf, shareRoutes } from './route-shares.server.ts'

test.each([
  ['/api/user', 'calls'],
  ['/API/user', 'calls'],
  ['/api', 'calls'],
  ['/apiary', 'pages'],
  ['/', 'pages'],
  ['/tr', 'pages'],
  ['/admin/users', 'pages'],
])('%s is answered as one of the %s', (path, share) => {
  expect(shareOf(path)).toBe(share)
})

test('a share has the routes of its addresses, what stands above them, and the page of what is nowhere', () => {
  const route = (id: string, parentId: string | undefined, path?: string, index?: boolean) => ({
    id,
    module: { default: () => null },
    ...(parentId !== undefined && { parentId }),
    ...(path !== undefined && { path }),
    ...(index !== undefined && { index }),
  })
  const routes: ServerBuild['routes'] = {
    root: route('root', undefined, ''),
    site: route('site', 'root'),
    home: route('home', 'site', undefined, true),
    dashboard: route('dashboard', 'site', 'dashboard'),
    guard: route('guard', 'root'),
    user: route('user', 'guard', 'api/user'),
    noCall: route('noCall', 'root', 'api/*'),
    nowhere: route('nowhere', 'root', '*'),
  }
  const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' }
  const build = { routes, assets } satisfies Pick<ServerBuild, 'routes' | 'assets'>
  const idsOf = (share: 'calls' | 'pages') => Object.keys(shareRoutes(build, share).routes).sort()
  expect(idsOf('pages')).toEqual(['dashboard', 'home', 'nowhere', 'root', 'site'])
  expect(idsOf('calls')).toEqual(['guard', 'noCall', 'nowhere', 'root', 'user'])
})
