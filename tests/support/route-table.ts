import routes from '#app/routes.ts'
import type { RouteConfigEntry } from '@react-router/dev/routes'

export interface RouteRow {
  /** As in routes.ts, with a leading slash and without a language prefix. */
  url: string
  file: string
  /** Whether it also exists under /tr. */
  isPublic: boolean
}

const LANGUAGE = /^\/tr\?(?=\/|$)/

function flatten(entries: RouteConfigEntry[], parent: string): RouteRow[] {
  return entries.flatMap((entry) => {
    const url = entry.path === undefined ? parent : `${parent === '/' ? '' : parent}/${entry.path}`
    const isPage = entry.path !== undefined || entry.index === true
    const row = { url: url.replace(LANGUAGE, '') || '/', file: entry.file, isPublic: LANGUAGE.test(url) }
    return [...(isPage ? [row] : []), ...flatten(entry.children ?? [], url)]
  })
}

/** Every URL of routes.ts with its route file. */
export function routeTable(): RouteRow[] {
  return flatten(routes, '/')
}
