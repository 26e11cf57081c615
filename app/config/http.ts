import { MAX_RECORDING_MIB, MAX_SUBMISSION_MIB, MIB_BYTES } from './speech.ts'
import { HOUR_SECONDS, MINUTE_MS } from './time.ts'

// Limits on what the server reads and how long it waits (slow clients are cut off, slow but steady uploads are not).
// Node 18 and newer count both from a request's first byte, so they may be shorter than the wait for one.
export const HEADERS_TIMEOUT_MS = 10_000
export const REQUEST_TIMEOUT_MS = MINUTE_MS
/** Longer than load balancers keep idle connections (60 s is common): they close them first, and never use one we closed. */
export const KEEP_ALIVE_TIMEOUT_MS = 75_000
/** How much of a refused body is drained to keep its connection: more than the largest body we accept. */
export const MAX_DISCARDED_BYTES = 64 * 1024 * 1024
export const TIMEOUT_CHECK_INTERVAL_MS = 2_000
/** The port closes once no request has come for the first of these, or at the latest after the second. */
export const ACCEPT_QUIET_MS = 150
export const ACCEPT_TIMEOUT_MS = 2_500
/** For requests in flight once the port is closed. */
export const DRAIN_TIMEOUT_MS = 6_500
/** Shorter than a monitor's time-out, so that it learns that the database is unavailable. */
export const READINESS_MS = 3_000
export const DATA_FOLDER_CHECK_MS = 10_000
/** Room for a recording and a margin. */
export const MIN_FREE_BYTES = 16 * 1024 * 1024

export const MAX_BODY_BYTES = MIB_BYTES
/** The recordings of one submission plus the multipart text around them. */
export const MAX_SUBMISSION_BODY_BYTES = (MAX_SUBMISSION_MIB + 1) * MIB_BYTES
/** Paths whose bodies contain recordings. */
export const SUBMISSION_PATHS = ['/api/submit-sample-practice', '/api/submit-naati-session']

/** One recording, without a form. */
export const MAX_TAKE_BODY_BYTES = MAX_RECORDING_MIB * MIB_BYTES
// Recordings that one process holds in memory until they are stored: while they arrive, and while they await inspection.
// A browser sends one at a time, of less than a megabyte; a classroom of guests shares one address.
export const UPLOADS_AT_ONCE = 32
export const UPLOAD_BYTES_AT_ONCE = 24 * MIB_BYTES
/** No upload starts while this much is in memory; one that does start may exceed what is left. */
export const UPLOAD_BYTES_OF_ALL = 24 * MIB_BYTES
/** The bounds of Retry-After, which otherwise follows the duration of recent uploads. */
export const UPLOAD_RETRY_SECONDS = 5
export const UPLOAD_LONGEST_RETRY_SECONDS = 30

// Pages that one process makes at once; others wait in turn. More would share the same core and the same connections to the
// database, so that all of them would be late, and what is quick (sounds, calls, uploads) with them.
export const PAGES_AT_ONCE = 6
/** A page that takes longer waits for somebody else, such as a payment provider, and no longer counts. */
export const PAGE_TURN_MS = 1_000
/** A page that would wait longer for its turn is refused. */
export const PAGE_LONGEST_WAIT_MS = 8_000
/** The bounds of Retry-After, which otherwise is the wait that is expected. */
export const PAGE_RETRY_SECONDS = 5
export const PAGE_LONGEST_RETRY_SECONDS = 30

/** Paths whose body is a form with one recording. */
export const SEGMENT_PATHS = ['/api/mock-test/submit-segment']
/** One recording, and the text fields around it. */
export const MAX_SEGMENT_BODY_BYTES = (MAX_RECORDING_MIB + 1) * MIB_BYTES
/** Paths whose body is one recording. */
export const TAKE_PATH = /^\/api\/attempts\/[^/]+\/segments\/[^/]+$/

/** The body of a form with one recording. */
export const MAX_RETRY_BODY_BYTES = (MAX_RECORDING_MIB + 1) * MIB_BYTES
export const RETRY_PATH = /^\/api\/submissions\/[^/]+\/segments\/\d+\/retry$/

/** The import form accepts more than a file may have, so that an oversized file is refused on the form's page. */
export const IMPORT_FORM_PATH = /^\/admin\/dialogues\/import(?:\.data)?$/
export const MAX_IMPORT_BODY_BYTES = 20 * MIB_BYTES
/** The whole library is about 3 MiB. */
export const MAX_IMPORT_BYTES = 8 * MIB_BYTES
/** Where admins upload a segment's recording: the page, as a document and by script, and the API call. */
export const DESK_RECORDING_PATH =
  /^\/(?:api\/admin\/dialogues\/\d+\/segments\/\d+\/audio|admin\/dialogues\/\d+\/audio(?:\.data)?)$/

/** Responses shorter than this are not worth compressing. */
export const MIN_COMPRESSED_BYTES = 1_024
export const ASSET_MAX_AGE_SECONDS = 31_536_000
export const STATIC_MAX_AGE_SECONDS = HOUR_SECONDS
/** sitemap.xml, robots.txt, security.txt. */
export const FILE_MAX_AGE_SECONDS = HOUR_SECONDS
export const HSTS_MAX_AGE_SECONDS = 63_072_000
export const PROVIDER_RETRY_AFTER_SECONDS = 5

/** How long a rendered public page is cached; another process may change its data meanwhile. */
export const PUBLIC_PAGE_LIFE_MS = MINUTE_MS
/** If rendering a page fails, how long the cached one is served before the next attempt. */
export const PUBLIC_PAGE_RETRY_MS = 5_000
/** For caching parsed headers of one kind: the number of values, and their maximum length. */
export const KNOWN_HEADERS = { most: 500, longest: 500 }

/**
 * Pages that a new process makes for nobody, 26 times each. V8 compiles what has run often, and until then pages are slow: 500 learners
 * who came right after a start waited 1.3 to 1.6 s (p95), those who came a minute later 0.1 to 0.2.
 */
export const REHEARSAL = {
  paths: ['/dashboard', '/practice', '/history', '/vocabulary', '/mock-test', '/practice/sample'],
  rounds: 26,
  /** Between two looks whether visitors are still being served. */
  waitMs: 50,
  /** A process that waits with its port for the rehearsal waits no longer. */
  longestMs: 15_000,
} as const
