/** Writes how fast a public page was to its visitor's own console (public/page-metrics.js); nothing is sent anywhere. */
export const METRICS_SCRIPT = '/page-metrics.js'
