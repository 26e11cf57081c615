import { sitePath } from '#app/models/notifications/site-path.ts'

const FALLBACK = '/dashboard'

/** Where to go after signing in: a path of this site, else /dashboard. */
export function returnPath(asked: string | null | undefined): string {
  return sitePath(asked) ?? FALLBACK
}
