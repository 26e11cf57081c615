// docs/product.md, Mock tests.
export const DEFAULT_COOLDOWN_DAYS = 7
/** Added to the template's minutes, so that uploads and slow machines cost nobody a segment. */
export const GRACE_MINUTES = 5

// The real rules, an option of each test. NAATI: one repeat of a segment per dialogue is free, "more attract deductions",
// and "long pauses may result in marks being deducted, particularly if … recording going for longer than 20 minutes"
// (naati.com.au, CCL candidate instructions). NAATI does not publish the cost of a further repeat; candidates' guides
// say 1 mark (nepalinaati.com), which we use too. Exceeding the 20 minutes is noted but costs nothing here.
export const FREE_REPEATS = 1
export const REPEAT_MARKS = 1
export const START_CUE_SECONDS = 5
export const BUDGET_MINUTES = 20
/** Repeats of one segment are counted up to this many. */
export const MAX_REPEATS = 99

/** After the last segment: when a job scores a test whose learner has left. Long enough for one who has not. */
export const LEFT_ALONE_SECONDS = 60

// Validation limits for templates. A test is marked out of 90, whatever its card says (two dialogues of 45).
export const TEMPLATE_MAX_MINUTES = 240
export const TEMPLATE_DEFAULT_MINUTES = 45
export const TEMPLATE_MAX_POINTS = 90
export const TEMPLATE_DEFAULT_POINTS = 90
export const TEMPLATE_DEFAULT_PASS = 63
