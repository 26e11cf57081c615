/** NAATI's twelve domains, under the names the product uses. */
export const TOPICS = [
  'Business',
  'Community',
  'Consumer Affairs',
  'Education',
  'Employment',
  'Finance',
  'Healthcare',
  'Housing',
  'Immigration',
  'Insurance',
  'Legal',
  'Social Services',
] as const

/** As stored and returned; views capitalise them. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export const ACCESS_LEVELS = ['free', 'premium'] as const

// Validation limits for saving (docs/product.md, Admin).
export const TITLE_MAX_CHARACTERS = 200
export const TOPIC_MAX_CHARACTERS = 80
export const DESCRIPTION_MAX_CHARACTERS = 2_000
/** One line at 390 px wide takes about half of it. */
export const HOOK_MAX_CHARACTERS = 90
/** What a dialogue trains, in a few words. */
export const AIM_MAX_CHARACTERS = 60
export const DIALOGUE_MIN_SECONDS = 60
/** The database's limit: a longer dialogue would be odd, but is allowed. */
const INT4_MAX = 2_147_483_647
export const DIALOGUE_MAX_SECONDS = INT4_MAX
export const DIALOGUE_DEFAULT_SECONDS = 300
export const SEGMENT_MAX_CHARACTERS = 2_000
export const SEGMENTS_MAX_STORED = 100
export const VARIANTS_MAX = 20
export const UNITS_MAX = 30
export const WRONGS_MAX = 5
export const NOTE_MAX_CHARACTERS = 400
export const WORD_COUNT_MAX = INT4_MAX
/** For this long after a dialogue is unpublished, its audio still plays and recordings of it are accepted. */
export const UNPUBLISHED_GRACE_HOURS = 3

/** The version of the format of content files (docs/content.md). */
export const DIALOGUE_FILE_VERSION = 2
/** How a variant words the message: near the source's structure, freely, or as short as it can be. */
export const VARIANT_KINDS = ['close', 'natural', 'concise'] as const
/** What is wrong with a typical wrong rendition. */
export const WRONG_TYPES = ['omission', 'distortion', 'insertion', 'language', 'register'] as const
/** Of a unit of meaning: 3 where the message is wrong without it, 2 for an important part, 1 for a detail. */
export const UNIT_WEIGHTS = [1, 2, 3] as const

export const TERMS_MIN = 6
export const TERMS_MAX = 10
export const TERM_MAX_CHARACTERS = 200

// How a dialogue of the library is written (docs/content.md). NAATI publishes only the 35 words. Lengths are in English words:
// a Turkish segment counts by its model interpretation.
export const SEGMENTS_MIN = 12
export const SEGMENTS_MAX = 16
export const STANDARD_WORDS = {
  beginner: { meanMin: 14, meanMax: 17, least: 5, most: 26, deviationMin: 5 },
  intermediate: { meanMin: 20, meanMax: 23, least: 6, most: 35, deviationMin: 7 },
  advanced: { meanMin: 25, meanMax: 28, least: 6, most: 35, deviationMin: 7 },
} as const satisfies Record<(typeof LEVELS)[number], object>
/** A mean may be rounded. */
export const STANDARD_MEAN_SLACK = 0.5
export const STANDARD_MOCK_WORDS = { least: 270, most: 330 } as const
export const STANDARD_NUMBERS_MIN = { beginner: 2, intermediate: 4, advanced: 4 } as const
export const STANDARD_NEGATIONS_MIN = { beginner: 1, intermediate: 2, advanced: 2 } as const
export const STANDARD_VARIANTS_MIN = 3
/** Two renditions that share more of their words than this are hardly two. Not asked of very short ones. */
export const STANDARD_SHARED_WORDS_MAX = 0.85
export const STANDARD_SHARED_FROM_WORDS = 7
/** English words for a Turkish one, while a Turkish segment has no model interpretation. */
export const ENGLISH_FOR_TURKISH_WORDS = 1.5
/** Of our recorded library: 151 and 130. */
export const SPOKEN_WORDS_PER_MINUTE = { en: 150, tr: 130 } as const

// The content rules (docs/product.md, Admin).
// Words that indicate the wrong language. Each is common in its own and not a word in the other ('on', 'in', 'at' are
// Turkish words too, so they are left out).
export const ENGLISH_ONLY_WORDS = [
  'the',
  'and',
  'with',
  'have',
  'your',
  'you',
  'this',
  'that',
  'what',
  'from',
  'would',
  'please',
] as const
export const TURKISH_ONLY_WORDS = ['bir', 'bu', 'için', 'değil', 'çok', 'ile', 'lütfen'] as const
/** Typed without Turkish keys: words that do not exist with these letters. */
export const ASCII_SPELLINGS = [
  'icin',
  'degil',
  'cok',
  'cunku',
  'simdi',
  'bugun',
  'nasil',
  'lutfen',
  'gunaydin',
  'tesekkur',
  'tesekkurler',
] as const
/** Strangers address each other as siz. */
export const INFORMAL_TURKISH_WORDS = ['sen', 'sana', 'seni', 'senin', 'sende', 'senden', 'seninle'] as const

// The practice list.
/** Dialogues of a topic's shelf; its own page has all of them. */
export const SHELF_SIZE = 2
export const FOR_YOU_MAX = 4
/** At most so many of them from the weakest topic. */
export const FOR_YOU_FROM_WEAK_TOPIC = 2
/** Dialogues of a page of search results. */
export const PRACTICE_PAGE_SIZE = 24
export const POPULAR_TOPICS = ['Housing', 'Healthcare', 'Finance', 'Legal', 'Education'] as const
export const SEARCH_MAX_CHARACTERS = 100
export const SUGGESTIONS_MAX = 5
export const RECENT_SEARCHES_MAX = 3
/** Suggestions stay this long after the field loses focus, so that a press on one still arrives. */
export const SUGGESTIONS_BLUR_MS = 150
/** A card released further than this from its place is bookmarked (right) or liked (left). */
export const CARD_SWIPE_PX = 50
export const CARD_SWIPE_MAX_PX = 100
/** A list pulled further than this reloads on release. */
export const PULL_REFRESH_PX = 80
export const PULL_MAX_PX = 120

/** Which dialogue is the free sample, for a page that shows one: that one, another one, or none. */
export type SampleKind = 'known' | 'other' | 'none'
