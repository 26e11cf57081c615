import { createHash } from 'node:crypto'
import publicCss from './public.css?inline'

/** The stylesheet of the public pages, in the pages themselves: nothing stands between a page and its first paint. */
export const PUBLIC_CSS = publicCss.trim()

/** What the policy of those pages allows: these bytes and no others. */
export const PUBLIC_CSS_SOURCE = `'sha256-${createHash('sha256').update(PUBLIC_CSS).digest('base64')}'`
