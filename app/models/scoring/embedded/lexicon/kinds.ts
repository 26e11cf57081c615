import { KINDS_OF_DAYS } from './kinds-daily.ts'
import { KINDS_OF_LIFE } from './kinds-life.ts'
import { KINDS_OF_THINGS } from './kinds-things.ts'

/**
 * Things of one kind that are not each other: who has the one in the model cannot have the other in the rendition. One kind
 * a paragraph, one thing a line, English wordings before the bar and Turkish ones after it (folded; roots, so that
 * endings are understood; `_` joins the words of a phrase). Words that also mean something else in such dialogues, and
 * general words (document, centre, officer), are left out on purpose.
 */
export const KINDS = `${KINDS_OF_THINGS}${KINDS_OF_LIFE}${KINDS_OF_DAYS}`
