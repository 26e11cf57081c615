/** Number of random words in a drill (docs/product.md, Vocabulary). */
export const DRILL_WORDS = 10

/** Words of tomorrow that the end of a drill names. */
export const TOMORROW_WORDS_SHOWN = 12

/** Words for each minute of a drill by time: more than anybody answers, and a hundred for the longest. */
export const DRILL_WORDS_A_MINUTE = 10

/** A learner's own words that a drill draws from, the newest: who has more is not asked the rest. */
export const OWN_WORDS_DRILLED = 2_000

/** Maximum length of an answer in the drill. */
export const ANSWER_MAX_CHARACTERS = 200

/** The longest answer that is recorded for a recogniser on the server: a term and some hesitation. */
export const SPOKEN_ANSWER_MAX_MS = 10_000

/** When all words of a drill are played: long enough to say a word before its translation, and to part it from the next. */
export const WORD_PAUSE_MS = 1_200
export const WORDS_PAUSE_MS = 1_500

/** Words per page of the list: even, for two columns; small enough for a phone's connection. */
export const WORDS_PER_PAGE = 24

/** Longer searches are cut: the longest wording has 80 characters. */
export const SEARCH_MAX_CHARACTERS = 100
/** Below this many results, words that sound alike are offered too. */
export const FEW_RESULTS = 5
/** The search is made ready so long after the list was opened. */
export const PREPARE_AFTER_MS = 500
/** Words that sound like what was looked up. */
export const SIMILAR_WORDS_MAX = 5
/** How many of a learner's own words a search shows. */
export const OWN_RESULTS_MAX = 20
/** Searches that found nothing are counted for admins: so many different ones, the rarest and oldest of them going first. */
export const VAIN_SEARCHES_MAX = 1_000
export const VAIN_SEARCH_MAX_CHARACTERS = 80
/** More words are a sentence. */
export const VAIN_SEARCH_MAX_WORDS = 4

/** Words of a printed list: more than any category has on its two pages. */
export const PRINTED_WORDS_MAX = 300

/** Dialogues that an entry's own page shows. */
export const OCCURRENCES_SHOWN = 6

/** With more new words a day, the following days have more reviews than most people keep up with. */
export const NEW_WORDS_A_DAY = 20

/** How many missed words of one attempt are scheduled for learning: more a day would displace reviews that are due. */
export const MISSED_WORDS_MAX = 10

// Limits for content files: a longer entry is a sentence rather than a word; a shorter example shows nothing.
export const WORD_MAX_CHARACTERS = 80
export const EXAMPLE_MIN_CHARACTERS = 12
export const EXAMPLE_MAX_CHARACTERS = 200
/** The form of content/vocabulary. Raise it with every change that older files do not fit. */
export const VOCABULARY_VERSION = 2
export const PARTS_OF_SPEECH = ['noun', 'verb', 'adjective', 'adverb', 'phrase', 'abbreviation'] as const
export const REGISTERS = ['neutral', 'formal', 'informal', 'official'] as const
/** 1 everyday, 2 usual at an office, 3 specialist: the levels of dialogues, from beginner. */
export const WORD_LEVELS = [1, 2, 3] as const
/** What tells the meanings of one English word apart, such as "money". */
export const SENSE_MAX_CHARACTERS = 40
export const COLLOCATIONS_MAX = 3
/** A trap, or what an institution is: one line. */
export const NOTE_MAX_CHARACTERS = 200
/** How a word is said, in IPA and in letters. */
export const SOUND_MAX_CHARACTERS = 160
/** Alternative translations of a word, in each language. */
export const WORDINGS_MAX = 12
export const PRONUNCIATION_MAX_CHARACTERS = 80
/** Words per page of the admin's list. */
export const DESK_WORDS_PER_PAGE = 50

/** Words that a learner may add for themselves: five times the library. */
export const OWN_WORDS_MAX = 10_000
/** Own words per page, newest first. */
export const OWN_WORDS_PER_PAGE = 50
/** What a learner notes about a word: a few sentences. */
export const OWN_NOTE_MAX_CHARACTERS = 500
/** Entries of the library that are offered instead of an own word of the same English. */
export const LIBRARY_TWINS_MAX = 3

/** The periods of the admin's list of missed terms, in days; the last is the longest before all. */
export const MISSED_TERM_DAYS = [30, 90] as const
/** Rows of the admin's lists of missed terms and of searches in vain. */
export const MISSED_TERMS_SHOWN = 100
export const VAIN_SEARCHES_SHOWN = 100
