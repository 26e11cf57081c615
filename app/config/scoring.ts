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

/** Raise it with every change of scorer/ that can alter a mark. Results of an engine of rules, which is gone, have up to 19. */
export const SCORER_VERSION = 23

export const OVERALL_LISTED_IMPROVEMENTS = 3

/** The thread that judges dialogues. Its models take some 350 MB outside its heap (scorer/model/CARD.md), and a dialogue some seconds. */
export const JUDGING_THREAD = {
  startTimeoutMs: 60 * SECOND_MS,
  timeoutMs: 60 * SECOND_MS,
  /** Dialogues, some minutes of work: it is better to wait than to be marked without the judge. With more the rules judge alone, in the thread that makes pages. */
  maxWaiting: 60,
  maxHeapMib: 256,
  /** After this long without work it ends, to free its memory. */
  idleMs: 2 * MINUTE_MS,
} as const

/** One segment in each direction, to be judged before the first dialogue. */
export const SCORER_WARM_UP = [
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
  /**
   * A rendition of which our own judge thinks that less came across (0 to 1) cannot be free of errors: 2 of 189 right segments of the rehearsals,
   * and 264 of 336 renditions of another segment.
   */
  suspiciouslyConveyed: 0.5,
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

/**
 * How far an examiner's marks may lie below and above the judge's total: so many marks, and below it so many more for each mark lost. Chosen on the
 * rehearsals, of which it holds 22 of 24; of the performances, on which nothing was chosen, 21 (scorer/model/CARD.md).
 */
export const OUTLOOK = { below: { least: 8, byLost: 0.4 }, above: 3 } as const
