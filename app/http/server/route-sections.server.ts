import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** The path of a route from the root of the site. */
function wholePath(routes: Routes, id: string): string {
  const { path = '', parentId } = routes[id] ?? {}
  const parent = parentId === undefined ? '' : wholePath(routes, parentId)
  return [parent, path].filter((part) => part !== '').join('/')
}

/** What may come first in an address with this path: `tr?/faq` begins with `tr` or `faq`. `undefined`: anything. */
function firstSegments(path: string): Set<string> | undefined {
  const found = new Set<string>()
  for (const segment of path.split('/')) {
    if (segment.startsWith(':') || segment === '*') return undefined
    found.add(segment.replace(/\?$/, '').toLowerCase())
    if (!segment.endsWith('?')) return found
  }
  return found.add('')
}

/** With all their layouts. */
function withLayouts(routes: Routes, ids: Iterable<string>): Set<string> {
  const kept = new Set(ids)
  for (const id of kept) {
    const parentId = routes[id]?.parentId
    if (parentId !== undefined) kept.add(parentId)
  }
  return kept
}

const only = <Value>(record: Record<string, Value>, kept: Set<string>) =>
  Object.fromEntries(Object.entries(record).filter(([id]) => kept.has(id)))

/**
 * The build with only the routes that an address of this section, its first segment, can match, and the site's first page, which
 * the router looks up on every page. React Router tries its routes one after another, several times a request, and
 * makes an element tree of all of them for each page: with 175 routes that took a third of a page's time.
 */
function sectionOf(build: ServerBuild, section: string): ServerBuild {
  const { routes, assets } = build
  const leaves = Object.keys(routes).filter((id) => {
    if (routes[id]?.path === undefined && routes[id]?.index !== true) return false
    const first = firstSegments(wholePath(routes, id))
    return first === undefined || first.has('') || first.has(section)
  })
  const kept = withLayouts(routes, leaves)
  return { ...build, routes: only(routes, kept), assets: { ...assets, routes: only(assets.routes, kept) } }
}

/** The sections that the routes name. */
function sectionsOf({ routes }: ServerBuild): Set<string> {
  return new Set(Object.keys(routes).flatMap((id) => [...(firstSegments(wholePath(routes, id)) ?? [])]))
}

/** The first segment of an address, as far as routes name one. */
function firstOf(pathname: string): string {
  const end = pathname.indexOf('/', 1)
  const first = end < 0 ? pathname.slice(1) : pathname.slice(1, end)
  // What a page's navigation asks for ends with it.
  return (end < 0 ? first.replace(/\.data$/, '') : first).toLowerCase()
}

/**
 * Chooses the part of the build that answers an address: its section's, or the whole, for what no section has.
 * @param make makes a handler of a build, once for each section that is asked for
 */
export function bySection<Handler>(
  build: ServerBuild,
  make: (build: ServerBuild) => Handler,
): (path: string) => Handler {
  const whole = make(build)
  const sections = sectionsOf(build)
  const made = new Map<string, Handler>()
  return (pathname) => {
    const section = firstOf(pathname)
    if (section === '' || !sections.has(section)) return whole
    const handler = made.get(section) ?? make(sectionOf(build, section))
    made.set(section, handler)
    return handler
  }
}
