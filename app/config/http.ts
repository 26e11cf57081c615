import { MAX_RECORDING_MIB, MAX_SUBMISSION_MIB, MIB_BYTES } from './speech.ts'
import { HOUR_SECONDS, MINUTE_MS } from './time.ts'

// Limits of what the server reads and how long it waits (design: slow clients are cut, honest slow uploads are not).
// Node 18 and newer count both from the first byte of a request, so that they may be shorter than the wait for one.
export const HEADERS_TIMEOUT_MS = 10_000
export const REQUEST_TIMEOUT_MS = MINUTE_MS
/** Longer than balancers keep idle connections (60 s is common): they end them, and never send into one that we end. */
export const KEEP_ALIVE_TIMEOUT_MS = 75_000
/** What is read of a body that was refused, for the sake of its connection: the largest body that we take, and some. */
export const MAX_DISCARDED_BYTES = 64 * 1024 * 1024
export const TIMEOUT_CHECK_INTERVAL_MS = 2_000
/** The port closes once nothing has come for the first of these, or at the latest after the second. */
export const FAREWELL_QUIET_MS = 150
export const FAREWELL_TIMEOUT_MS = 2_500
/** For requests in flight once the port is closed. */
export const DRAIN_TIMEOUT_MS = 6_500
/** A watcher is to hear that the database is away before it gives up on us. */
export const READINESS_MS = 3_000
export const DATA_FOLDER_CHECK_MS = 10_000
/** A recording and its neighbours. */
export const MIN_FREE_BYTES = 16 * 1024 * 1024

export const MAX_BODY_BYTES = MIB_BYTES
/** The recordings of one submission plus the multipart text around them. */
export const MAX_SUBMISSION_BODY_BYTES = (MAX_SUBMISSION_MIB + 1) * MIB_BYTES
/** Paths whose bodies carry recordings. */
export const SUBMISSION_PATHS = ['/api/submit-sample-practice', '/api/submit-naati-session']

/** One recording, as it is. */
export const MAX_TAKE_BODY_BYTES = MAX_RECORDING_MIB * MIB_BYTES
// What one process holds of recordings until they are stored: while they arrive, and while they wait to be looked into. A
// browser sends one at a time, of less than a megabyte; a classroom of guests has one address.
export const UPLOADS_AT_ONCE = 32
export const UPLOAD_BYTES_AT_ONCE = 24 * MIB_BYTES
/** Nothing more is begun while so much is held; what is begun may be larger than what is left. */
export const UPLOAD_BYTES_OF_ALL = 24 * MIB_BYTES
/** Who is sent away comes again after the time that the last uploads took, within these bounds. */
export const UPLOAD_RETRY_SECONDS = 5
export const UPLOAD_LONGEST_RETRY_SECONDS = 30

/** Paths whose body is a form with one recording. */
export const SEGMENT_PATHS = ['/api/mock-test/submit-segment']
/** One recording, and the text fields around it. */
export const MAX_SEGMENT_BODY_BYTES = (MAX_RECORDING_MIB + 1) * MIB_BYTES
/** Paths whose body is one recording. */
export const TAKE_PATH = /^\/api\/attempts\/[^/]+\/segments\/[^/]+$/

/** The body of a form with one recording. */
export const MAX_RETRY_BODY_BYTES = (MAX_RECORDING_MIB + 1) * MIB_BYTES
export const RETRY_PATH = /^\/api\/submissions\/[^/]+\/segments\/\d+\/retry$/

/** The form of an import takes more than a file may hold, so that what is too large is refused on its own page. */
export const IMPORT_FORM_PATH = /^\/admin\/dialogues\/import(?:\.data)?$/
export const MAX_IMPORT_BODY_BYTES = 4 * MIB_BYTES
export const MAX_IMPORT_BYTES = MIB_BYTES
/** Where admins upload a recording for a segment: the page, as a document and by script, and the call. */
export const DESK_RECORDING_PATH =
  /^\/(?:api\/admin\/dialogues\/\d+\/segments\/\d+\/audio|admin\/dialogues\/\d+\/audio(?:\.data)?)$/

/** Answers shorter than this are not worth compressing. */
export const MIN_COMPRESSED_BYTES = 1_024
export const ASSET_MAX_AGE_SECONDS = 31_536_000
export const STATIC_MAX_AGE_SECONDS = HOUR_SECONDS
/** sitemap.xml, robots.txt, security.txt. */
export const FILE_MAX_AGE_SECONDS = HOUR_SECONDS
export const HSTS_MAX_AGE_SECONDS = 63_072_000
export const PROVIDER_RETRY_AFTER_SECONDS = 5

/** So long a public page is kept as it was rendered; another process may have changed what it tells. */
export const PUBLIC_PAGE_LIFE_MS = MINUTE_MS
/** One that could not be rendered anew stands for so long before it is tried again. */
export const PUBLIC_PAGE_RETRY_MS = 5_000
/** Distinct headers of one kind of which is remembered what they come to, and how long they may be for that. */
export const KNOWN_HEADERS = { most: 500, longest: 500 }
