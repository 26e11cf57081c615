import routes from '#app/routes.ts'
import type { RouteConfigEntry } from '@react-router/dev/routes'

export interface RouteRow {
  /** As routes.ts writes it, with a leading slash, without the prefix of a language. */
  url: string
  file: string
  /** Also below /tr. */
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

/** Every URL of routes.ts with the file that answers it. */
export function routeTable(): RouteRow[] {
  return flatten(routes, '/')
}
