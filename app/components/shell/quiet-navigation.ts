/** The state of a navigation that follows what is being typed: the page itself shows that it is under way. */
export const QUIET = 'quiet'
