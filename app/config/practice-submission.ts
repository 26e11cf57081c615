// Limits of one submission (docs/product.md, Limits).
export const MAX_SEGMENTS = 100
/** A spoken segment has at most 60 words; this leaves room for hesitation and repair. */
export const MAX_TRANSCRIPT_CHARACTERS = 2_000
/** The text fields of a submission are short, except the transcripts of a long dialogue. */
export const MAX_PARTS = 2 * MAX_SEGMENTS + 10
export const MAX_PART_HEADER_BYTES = 4_096

/** How long a duplicate of a running submission waits for the shared result. */
export const RESULT_WAIT_MS = 90_000
export const RESULT_POLL_MS = 200
export const PROVIDER_RETRY_SECONDS = 5
/** How often one segment of an attempt may be corrected, and how often retried. */
export const MAX_REVISIONS_PER_SEGMENT = 5
