// Scripts of public pages: files of public/ without a framework. Every page does without them.

/** Joins the waiting list without leaving the page, and says so where the line is down. */
export const WAITLIST_SCRIPT = '/waitlist.js'
