import { createHash } from 'node:crypto'
import { barePath } from '#app/config/local-path.ts'
import { HOME_PATH } from '#app/config/navigation.ts'
import landingCss from './landing.css?inline'
import publicCss from './public.css?inline'

/** The content security policy of public pages allows exactly these inline stylesheets. */
export const PUBLIC_CSS_SOURCES = [landingCss, publicCss].map(
  (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'` as const,
)

/**
 * The stylesheet of a cached public page, inlined so that no request delays the first paint. The landing page has its own,
 * without rules for toasts, which a plain guest never sees.
 */
export function publicCssOf(path: string, isPlainGuest: boolean): string {
  return isPlainGuest && barePath(path) === HOME_PATH ? landingCss : publicCss
}
