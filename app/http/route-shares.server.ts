import type { ServerBuild } from 'react-router'

/** The addresses a request handler serves. */
export type Share = 'calls' | 'pages'

const CALLS = /^\/api(?:\/|$)/i

export const shareOf = (pathname: string): Share => (CALLS.test(pathname) ? 'calls' : 'pages')

type Routes = ServerBuild['routes']

/** A route's place in the tree. */
function pathOf(routes: Routes, id: string): string {
  const route = routes[id]
  if (!route) return ''
  const above = route.parentId === undefined ? '' : pathOf(routes, route.parentId)
  return route.path ? `${above}/${route.path}` : above
}

function only<Route>(routes: Record<string, Route>, ids: ReadonlySet<string>): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
}

/**
 * The routes of one share of the build. React Router walks through all of a build's routes several times a request,
 * and most of ours are calls, which no page needs.
 */
export function shareRoutes(
  { routes, assets }: Pick<ServerBuild, 'routes' | 'assets'>,
  share: Share,
): Pick<ServerBuild, 'routes' | 'assets'> {
  const ids = new Set<string>()
  for (const [id, route] of Object.entries(routes)) {
    const isPlace = route?.path !== undefined || route?.index === true
    if (!isPlace || (route.path !== '*' && shareOf(pathOf(routes, id)) !== share)) continue
    for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId) ids.add(at)
  }
  return { routes: only(routes, ids), assets: { ...assets, routes: only(assets.routes, ids) } }
}
