import { PLACES } from './navigation.ts'

// Addresses of the vocabulary that only its own pages link to: apart, since every page loads navigation.ts.

/** The words that a learner added for themselves. */
export const OWN_WORDS_PATH = `${PLACES.vocabulary}/mine`
/** A selection of words to take along. */
export const WORDS_PRINT_PATH = `${PLACES.vocabulary}/print.pdf`
export const WORDS_CSV_PATH = `${PLACES.vocabulary}/anki.csv`
export const WORDS_ZIP_PATH = `${PLACES.vocabulary}/anki.zip`
export const VAIN_SEARCH_CALL = '/api/vocabulary/vain-searches'
