import script from './page-metrics.js?raw'

/** The only script of pages that are not hydrated. Inlined, as a separate request would cost more than its bytes. */
export const PAGE_METRICS = script.replaceAll(/^\s*(?:\/\/.*\n)?/gm, '').trim()
