/** Random words of a drill (docs/product.md, Vocabulary). */
export const DRILL_WORDS = 10

/** What one answer of the drill may hold. */
export const ANSWER_MAX_CHARACTERS = 200

/** How many words a page of the list shows: even, for two columns; light on a phone's connection. */
export const WORDS_PER_PAGE = 40

/** More new words a day make more reviews in the days after than most people keep up with. */
export const NEW_WORDS_A_DAY = 20

/** How many missed words of one attempt come up for learning: more in a day would push aside what is due anyway. */
export const MISSED_WORDS_MAX = 10

// What a content file may hold: longer is a sentence, no word; a shorter example shows nothing.
export const WORD_MAX_CHARACTERS = 80
export const EXAMPLE_MIN_CHARACTERS = 12
export const EXAMPLE_MAX_CHARACTERS = 200
/** Other wordings of a word, in each language. */
export const WORDINGS_MAX = 12
export const PRONUNCIATION_MAX_CHARACTERS = 80
/** How many words a page of the admin's list shows. */
export const DESK_WORDS_PER_PAGE = 50
