import { createHash } from 'node:crypto'
import { barePath } from '#app/config/local-path.ts'
import { HOME_PATH, KEPT_ACCOUNT_PATHS } from '#app/config/navigation.ts'
import { leanCss } from './lean-css.ts'
import accountCss from './account.css?inline'
import homeCss from './home.css?inline'
import publicCss from './public.css?inline'

/** What only scripts bring about, and names that no standard knows, have no place in these pages. */
function lean(css: string): string {
  return leanCss(css)
    .replaceAll(/@starting-style\s*\{[^}]*\}\s*\}/g, '')
    .replaceAll(/,--tw-gradient-(?:from|via|to)/g, '')
}

const SHEETS = { home: lean(homeCss), account: lean(accountCss), others: lean(publicCss) }

/** What the policy of public pages allows: these bytes and no others. */
export const PUBLIC_CSS_SOURCES = Object.values(SHEETS).map(
  (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'` as const,
)

/**
 * The stylesheet of a public page, in the page itself: nothing stands between it and its first paint. A plain guest has no
 * message to be shown.
 */
export function publicCssOf(path: string, isPlainGuest: boolean): string {
  if (KEPT_ACCOUNT_PATHS.includes(path)) return SHEETS.account
  return isPlainGuest && barePath(path) === HOME_PATH ? SHEETS.home : SHEETS.others
}
