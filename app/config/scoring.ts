import { MINUTE_MS, SECOND_MS } from './time.ts'

// The practice tariff. NAATI deducts from 45 per dialogue but publishes no tariff. Third-party guides put a minor error
// at 0.5 to 1, a major one at 2 to 3 and a critical one at 4 to 5 (passnaati.com/naati-ccl/scoring-system). Ours lies
// within those ranges.
export const FULL_MARKS = 45
export const PASS_MARKS = 29
export const DEDUCTION_MARKS = { critical: 5, major: 2, minor: 0.5 } as const
/** The most that one segment can cost, unless an equal share of the dialogue's marks is more. */
export const SEGMENT_CAP_MARKS = 5
/** Minor delivery errors are charged at most this many times per dialogue. */
export const CHARGED_MINOR_DELIVERY_ERRORS = 2
/** This many critical errors fail the dialogue. Our own strict rule, not NAATI's (docs/product.md, Scoring). */
export const AUTO_FAIL_CRITICALS = 3
/** A failed dialogue with at least this many marks is called close (docs/product.md, Scoring). */
export const ENCOURAGEMENT_MARKS = 20
/**
 * What a segment scores out of 45 on its own after one critical error. At five times the tariff, one critical error
 * leaves 20, a major one 35 and a minor one 42.5; human markers gave 21, 32 and 38.5 on average
 * (docs/scoring-figures.md).
 */
export const SEGMENT_MARKS_AFTER_ONE_CRITICAL = 20

/** Weights of the sub-scores, as shares of the 45 marks. Our own choice: NAATI publishes no weights. */
export const SUB_SCORE_WEIGHTS = { meaning: 0.7, language: 0.2, delivery: 0.1 } as const

/** Raise it with every change that can alter a mark. */
export const RULES_VERSION = 19
/** The same of the judge in scorer/. */
export const JUDGE_VERSION = 3

export const OVERALL_LISTED_IMPROVEMENTS = 3

// Thresholds of the embedded engine. Shares are of the content words of the model interpretation.
export const EMBEDDED = {
  /**
   * Two words match when their letter pairs overlap at least this much (Dice), which allows for a typo or a recognition
   * error.
   */
  fuzzyDice: 0.72,
  nameDice: 0.5,
  /** Below this coverage, with enough words said, the rendition is another message. */
  unrelatedCoverage: 0.2,
  unrelatedContentWords: 6,
  /** Above this share of words in the speaker's own language, the rendition is an echo, not an interpretation. */
  echoShare: 0.5,
  criticalOmissionShare: 0.45,
  criticalOmissionLength: 0.6,
  /**
   * If the rendition is shorter than this share of the model, a gap of `halvedShare` is an omission, not a shorter
   * wording.
   */
  halvedLength: 0.65,
  halvedShare: 0.2,
  majorOmissionWords: 3.5,
  majorOmissionShare: 0.3,
  /** An uncovered run of at least this much content is an omitted part. */
  gapWords: 2,
  /** The rendition must be shorter (or longer) by this share of such a run. */
  gapLengthShare: 0.6,
  minorOmissionWords: 2,
  minorOmissionShare: 0.15,
  /** Share of unmatched words on the other side from which a gap is more likely a rewording. */
  rewordedShare: 0.34,
  majorInsertionWords: 4,
  minorInsertionWords: 2.5,
  insertionLength: 1.2,
  /** This many unknown content words in a row form a clause of their own. */
  insertedRunWords: 4,
  /**
   * Share of words in common order from which a rendition follows a model word for word, and how far other models may
   * lag behind.
   */
  closeLikeness: 0.6,
  likenessTolerance: 0.05,
  /** A segment of at least `sureWords` words whose likeness to every model is below this is freely worded. */
  sureWords: 16,
  sureLikeness: { en: 0.3, tr: 0.2 },
  sourceWordsMajor: 3,
  hesitations: 2,
} as const

/**
 * The thread that judges dialogues. The rules' lexicons take about 60 MB, and a dialogue a fifth of a second; the judge's models take
 * more (scorer/model/CARD.md), outside its heap, and a dialogue some seconds.
 */
export const JUDGING_THREAD = {
  startTimeoutMs: 20 * SECOND_MS,
  timeoutMs: 60 * SECOND_MS,
  /** Dialogues. With more the thread that makes pages judges them itself, in turns. */
  maxWaiting: 200,
  maxHeapMib: 256,
  /** After this long without work it ends, to free its memory. */
  idleMs: 2 * MINUTE_MS,
} as const

/** One reworded segment in each direction, so that warming up reads every lexicon. */
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

// The language-model scorer.
export const OPENAI_SCORING = {
  /** A pinned snapshot, so that marks do not drift with the provider's releases. */
  model: 'gpt-4o-2024-08-06',
  seed: 7,
  maxOutputTokens: 1800,
  attempts: 2,
  defaultTimeoutMs: 20_000,
  renditionMinCharacters: 400,
  renditionPerReference: 4,
  maxErrorsPerSegment: 4,
  /** Limits on what is read from an answer. More errors than this means the model has gone wrong. */
  maxErrors: 200,
  maxDetailCharacters: 200,
  quoteOverlap: 0.9,
  /** A rendition with a lower similarity to every model interpretation cannot be free of errors. */
  suspiciousSimilarity: 0.38,
  suspiciousDifferenceMarks: 12,
} as const

/** How long a model's answer is cached for the same words of the same dialogue. */
export const MODEL_ANSWER_DAYS = 30

/** How many "what if" lines a result shows. */
export const MAX_WHAT_IFS = 3

/** The longest quote in such a line, in characters; a longer one would bury what it says. */
export const MAX_WHAT_IF_WORDS = 60

/** How many of the costliest lines a result shows first. */
export const COSTLIEST_LINES = 3

// Parameters of the outlook band, set on the development half of our hand-written renditions (`node
// bench/outlook.mjs`).
export const OUTLOOK = {
  /** Probability that an error on the sheet is a false alarm. */
  wronglyCharged: { critical: 0.2, major: 0.35, minor: 0.4 },
  /** The same where the wording matches no model. */
  wronglyChargedUnmatched: { critical: 0.3, major: 0.45, minor: 0.5 },
  /**
   * Mean and variance of the marks that a segment without a deduction should have lost: `least` in a dialogue without
   * errors, plus `byShare` times the share of segments that have one. Learners who make errors that we detect also make
   * errors that we miss.
   */
  overlookedMarks: { least: 0.25, byShare: 1 },
  overlookedVariance: { least: 1, byShare: 1 },
  /** Below this similarity to every model, a wording counts as unmatched. */
  matchedSimilarity: 0.42,
  /** From this share of unmatched segments on, the whole result is unsure. */
  unsureShare: 1 / 3,
} as const

/**
 * How far an examiner's marks may lie below and above the judge's total: so many marks, and below it so many more for each mark lost. Chosen with an
 * earlier judge so that nine of ten rehearsals were within. With today's 21 of the 24 are, and all 24 performances, on which nothing was chosen
 * (scorer/model/CARD.md).
 */
export const JUDGED_OUTLOOK = { below: { least: 8, byLost: 0.4 }, above: 3 } as const
