// The practice tariff. NAATI deducts from 45 a dialogue but publishes no tariff; third-party guides put a minor error at
// 0.5 to 1, a major one at 2 to 3, a critical one at 4 to 5 (passnaati.com/naati-ccl/scoring-system). Ours sits inside.
export const FULL_MARKS = 45
export const PASS_MARKS = 29
export const DEDUCTION_MARKS = { critical: 5, major: 2, minor: 0.5 } as const
/** No segment costs more than this, or than an equal share of the dialogue where that is more. */
export const SEGMENT_CAP_MARKS = 5
/** Hesitation is charged at most this often in one dialogue. */
export const CHARGED_MINOR_DELIVERY_ERRORS = 2
/** Our own strict rule (specification 1, section 9): so many critical errors fail the dialogue. */
export const AUTO_FAIL_CRITICALS = 3
/** From here on a dialogue that is no pass is called close (specification 1, section 9). */
export const ENCOURAGEMENT_MARKS = 20
/**
 * One critical error leaves a segment, taken alone, so much of 45: at most 26 (spec/3-decisions, section 10). With five times
 * the tariff a critical error leaves 20, a major one 35 and a minor one 42.5; people who marked such segments gave 21, 32 and
 * 38.5 on average (docs/decisions/016).
 */
export const SEGMENT_MARKS_AFTER_ONE_CRITICAL = 20

/** What the sub-scores weigh: shares of the 45 marks. Ours; NAATI publishes no weights. */
export const SUB_SCORE_WEIGHTS = { meaning: 0.7, language: 0.2, delivery: 0.1 } as const

/** Raised with every change that can alter a mark. */
export const RULES_VERSION = 18

export const OVERALL_LISTED_IMPROVEMENTS = 3

// How the embedded engine reads alignment. Shares are of the content words of the model interpretation.
export const EMBEDDED = {
  /** Two words count as one when their letter pairs overlap this much: a slip of spelling or of recognition. */
  fuzzyDice: 0.72,
  nameDice: 0.5,
  /** Fewer matched words than this, with as much said, is another message. */
  unrelatedCoverage: 0.2,
  unrelatedContentWords: 6,
  /** More than this share of words in the language of the speaker is an echo, not an interpretation. */
  echoShare: 0.5,
  criticalOmissionShare: 0.45,
  criticalOmissionLength: 0.6,
  /** With fewer words than this share, a gap of the second share is a part left out, not a short wording. */
  halvedLength: 0.65,
  halvedShare: 0.2,
  majorOmissionWords: 3.5,
  majorOmissionShare: 0.3,
  /** So much content in a row that nothing in its place accounts for is a part of the message. */
  gapWords: 2,
  /** The rendition must be shorter, or longer, by this share of such a part. */
  gapLengthShare: 0.6,
  minorOmissionWords: 2,
  minorOmissionShare: 0.15,
  /** Unmatched words on the other side, as a share: from here on a gap is more likely another wording. */
  rewordedShare: 0.34,
  majorInsertionWords: 4,
  minorInsertionWords: 2.5,
  insertionLength: 1.2,
  /** So many unknown content words on end are a clause of their own. */
  insertedRunWords: 4,
  /** Share of words in common order from which a rendition follows a model word for word, and how far others may lag. */
  closeLikeness: 0.6,
  likenessTolerance: 0.05,
  /** In a segment of so many words, what shares less than this with every model, by language, is worded freely. */
  sureWords: 16,
  sureLikeness: { en: 0.3, tr: 0.2 },
  sourceWordsMajor: 3,
  hesitations: 2,
} as const

/** One segment each way, said in other words, so that the rules ask each of their lexicons. */
export const RULES_WARM_UP = [
  {
    segment: { speaker: 'English', text: 'Do not pay before Friday.', translation: 'Cumadan önce ödemeyin.' },
    said: 'Cuma gelmeden lütfen para vermeyin.',
  },
  {
    segment: { speaker: 'Turkish', text: 'Cumadan önce ödemem.', translation: 'I will not pay before Friday.' },
    said: 'Until Friday comes there will be no money from me.',
  },
] as const

// The language-model path.
export const OPENAI_SCORING = {
  /** A pinned snapshot, so that marks do not drift with a provider's releases. */
  model: 'gpt-4o-2024-08-06',
  seed: 7,
  maxOutputTokens: 1800,
  attempts: 2,
  defaultTimeoutMs: 20_000,
  renditionMinCharacters: 400,
  renditionPerReference: 4,
  maxErrorsPerSegment: 4,
  /** What is read of an answer: more errors than these are a model running wild. */
  maxErrors: 200,
  maxDetailCharacters: 200,
  quoteOverlap: 0.9,
  /** A rendition less like every model than this cannot be without an error. */
  suspiciousSimilarity: 0.38,
  suspiciousDifferenceMarks: 12,
} as const
/** A model's answer is kept so long for the same words of the same dialogue. */
export const MODEL_ANSWER_DAYS = 30

/** How many 'what if' lines a result has. */
export const MAX_WHAT_IFS = 3

// What a band allows for, set on the development half of our hand-written renditions (`node bench/outlook.mjs`).
export const OUTLOOK = {
  /** How likely an error on the sheet is none: free wording that a rule took for a fault. */
  wronglyCharged: { critical: 0.2, major: 0.35, minor: 0.4 },
  /** The same where the wording is like no model's. */
  wronglyChargedUnmatched: { critical: 0.3, major: 0.45, minor: 0.5 },
  /**
   * Marks that a segment without a deduction should have lost, on average, and how far that varies (a variance): in a dialogue
   * without any, and what is added for the share of its segments that have one. Who errs where we see it errs where we do not.
   */
  overlookedMarks: { least: 0.25, byShare: 1 },
  overlookedVariance: { least: 1, byShare: 1 },
  /** A wording less like every model than this could not be matched. */
  matchedSimilarity: 0.42,
  /** From this share of such segments on, the whole result is unsure. */
  unsureShare: 1 / 3,
} as const
