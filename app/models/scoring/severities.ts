/** From worst to least. Apart from the schemas: a page needs these words, and not the library that checks them. */
export const SEVERITIES = ['critical', 'major', 'minor'] as const
