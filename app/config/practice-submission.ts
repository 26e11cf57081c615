// Limits of one submission: spec/3-decisions, section 3.
export const MAX_SEGMENTS = 100
/** A spoken segment has 60 words at the most; this leaves room for hesitation and repair. */
export const MAX_TRANSCRIPT_CHARACTERS = 2_000
/** Text fields of a submission are short, but for the transcripts of a long dialogue. */
export const MAX_PARTS = 2 * MAX_SEGMENTS + 10
export const MAX_PART_HEADER_BYTES = 4_096

/** How long a copy of a running submission waits for the one result. */
export const RESULT_WAIT_MS = 90_000
export const RESULT_POLL_MS = 200
export const PROVIDER_RETRY_SECONDS = 5
/** The sample is open to everybody: spec/3-decisions, section 4. */
export const SAMPLE_SUBMISSIONS_PER_HOUR = 10
export const SUBMISSIONS_PER_HOUR = 60

/** Takes that are sent while the learner goes on. A dialogue has about 15 segments; people record some of them twice. */
export const STAGED_TAKES_PER_HOUR = 1_200
/** By address: ten samples an hour and some repetition. */
export const GUEST_STAGED_TAKES_PER_HOUR = 200
/** Takes that were no recording: a browser of ours sends none. By account, or a guest's address. */
export const REFUSED_TAKES_PER_HOUR = 60
/** How often one segment of an attempt may be corrected, and how often tried again. */
export const MAX_REVISIONS_PER_SEGMENT = 5
