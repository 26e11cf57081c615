import script from './page-metrics.js?raw'

/** The one script of pages without a framework, as it stands in them: a request of its own would cost more than its bytes. */
export const PAGE_METRICS = script.replaceAll(/^\s*(?:\/\/.*\n)?/gm, '').trim()
