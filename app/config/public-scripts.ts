// The scripts of public pages: files of public/ without a framework. Every page does without them.

/** Writes how fast a page was to its visitor's own console; nothing is sent anywhere. */
export const METRICS_SCRIPT = '/page-metrics.js'
/** Joins the waiting list without leaving the page, and says so where the line is down. */
export const WAITLIST_SCRIPT = '/waitlist.js'
