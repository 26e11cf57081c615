import { DAY_SECONDS, HOUR_MS, HOUR_SECONDS, MINUTE_MS } from './time.ts'

// Limits of recordings (docs/product.md, Recordings and speech).
export const MAX_RECORDING_MIB = 10
export const MAX_RECORDING_MINUTES = 3
export const MAX_SUBMISSION_MIB = 60
export const MIB_BYTES = 1024 * 1024
export const RECORDING_RETENTION_DAYS = 90

// What counts as speech: a recording below these is "no speech", which is a missed segment.
export const MIN_RECORDING_MS = 400
export const MIN_SPEECH_MS = 300
export const SILENCE_RMS_DBFS = -60

// A speaking rate needs at least this much speech, and is capped at what people can speak.
export const MIN_RATED_WORDS = 5
export const MIN_RATED_SPAN_MS = 2000
export const MAX_SPEAKING_RATE_WPM = 350
/** Pauses of a segment that are listed individually. */
export const MAX_LISTED_PAUSES = 3
/** NAATI's candidates start to interpret within five seconds of the chime (candidate instructions). */
export const START_WITHIN_MS = 5000
/** Recordings that one learner can keep beyond the retention period: about 15 dialogues. */
export const MAX_KEPT_RECORDINGS = 200

/**
 * Limits of a recording, checked while decoding: three bytes of Opus can expand to 120 ms of sound, so limiting
 * bytes is not enough. Opus with 20 ms packets needs 9,000 for three minutes, AAC at 48 kHz 8,438.
 */
export const RECORDING_LIMITS = {
  // Two seconds more than allowed: a recorder stopped at three minutes ends a packet or two later.
  maxDurationMs: MAX_RECORDING_MINUTES * MINUTE_MS + 2000,
  maxPackets: 12_000,
  maxChannels: 2,
} as const

// The thread that decodes recordings. Three minutes of Opus take it well under a second.
export const INSPECT_TIMEOUT_MS = 20_000
export const INSPECT_START_TIMEOUT_MS = 10_000
export const INSPECT_MAX_WAITING = 200
export const INSPECT_MAX_HEAP_MIB = 192
/** The thread that makes WAV files of recordings, for a speech server that reads nothing else. */
export const WAV_TIMEOUT_MS = 20_000
/** How many uploads are inspected concurrently: two, so that the thread is not idle while a result is on its way. */
export const UPLOADS_CHECKED_AT_ONCE = 2
export const UPLOADS_WAITING_FOR_CHECK = 200

/** Voices of the embedded synthesizer by language and gender: measured F0 medians of 103 Hz (male) and 190 Hz (female). */
export const ESPEAK_VOICES = {
  en: { male: 'en-gb-x-rp+m3', female: 'en-gb-x-rp+f2' },
  tr: { male: 'tr+m3', female: 'tr+f2' },
} as const

/** Words a minute, pitch on espeak's scale of 0 to 99, the loudest sample relative to full scale, and the MP3 rate. */
export const ESPEAK_SOUND = { rateWpm: 148, pitch: 50, peakCapDbfs: -1, bitrateKbps: 48 } as const
/** A guest's choice of voice. */
export const VOICE_COOKIE_NAME = 'kopru_voice'
export const VOICE_COOKIE_SECONDS = 365 * DAY_SECONDS

/**
 * What a voice says to be judged by, and to warm up: after three rounds the basic voice takes 40 to 100 ms for a sentence
 * instead of 700.
 */
export const VOICE_SAMPLES = {
  en: 'Good morning, how can I help you with your appointment today?',
  tr: 'Günaydın, bugün randevunuz için size nasıl yardımcı olabilirim?',
} as const
export const ESPEAK_WARM_UP_ROUNDS = 3
export const WARM_SPEECH_AFTER_MS = 3_000
export const ESPEAK_START_TIMEOUT_MS = 10_000
export const ESPEAK_REQUEST_TIMEOUT_MS = 8000
export const ESPEAK_MAX_WAITING = 64
/** The natural voice reads English in the IPA of this voice. */
export const ESPEAK_IPA_VOICE = 'en-gb-x-rp'

// The natural voice on this server: about four seconds of one core for ten seconds of speech, after loading 92 MB.
export const KOKORO_START_TIMEOUT_MS = 30_000
export const KOKORO_REQUEST_TIMEOUT_MS = 2 * MINUTE_MS
/** From the request to the file; nobody waits for it. */
export const KOKORO_DEADLINE_MS = 5 * MINUTE_MS
export const KOKORO_MAX_WAITING = 200
/** Longer sentences are spoken clause by clause: the model takes 508 symbols. */
export const KOKORO_LONGEST_SENTENCE = 400

/** Idle time after which the voice's process and the inspection threads end: the voice alone uses 125 MB. */
export const HELPER_IDLE_MS = 5 * MINUTE_MS

/** OpenAI's voices by language and gender, and their instructions. */
export const OPENAI_VOICES = {
  en: { male: 'cedar', female: 'marin' },
  tr: { male: 'onyx', female: 'coral' },
} as const
export const OPENAI_VOICE_INSTRUCTIONS = {
  en: 'Speak in clear, natural Australian English at the unhurried pace of an interview. Read exactly the text.',
  tr: 'Speak in clear, natural Istanbul Turkish at the unhurried pace of an interview. Read exactly the text.',
} as const
export const OPENAI_SPEECH_MODEL = 'gpt-4o-mini-tts'
export const MAX_SYNTHESIZED_BYTES = 12 * MIB_BYTES

/** The names that servers with OpenAI's API commonly understand, for a server of one's own without a configured model. */
export const SERVER_MODELS = { transcription: 'whisper-1', voices: 'tts-1' } as const

/** How many recordings such a server is sent at once: on a CPU, each further one slows the others down. */
export const SERVER_PARALLEL = 2
/** For one recording. */
export const SERVER_TIMEOUT_SECONDS = 60
export const MAX_SERVER_TIMEOUT_SECONDS = 120
/** How many times as long a recording may take with its wait for its turn, and all of a submission together. */
export const SERVER_PATIENCE = 2

export const OPENAI_TRANSCRIBE_MODEL = 'gpt-transcribe'
/**
 * Style only, in the expected language. Never contains words of the model interpretation, which would bias the
 * recogniser towards the right answer.
 */
export const TRANSCRIBE_PROMPTS = {
  en: 'Write down the speech word for word, with hesitations and repetitions.',
  tr: 'Konuşmayı tereddütler ve tekrarlar dahil, söylendiği gibi yaz.',
} as const
/** Three minutes of fast speech have about 3,500. Anything longer is not a transcript. */
export const MAX_HEARD_CHARACTERS = 10_000
/** As many as a dialogue has segments, so that a dialogue takes no longer than its slowest recording. */
export const TRANSCRIBE_MAX_PARALLEL = 16
/** Below this duration or level of speech, recognisers tend to invent stock phrases. */
export const NEAR_SILENCE_SPEECH_MS = 1500
export const NEAR_SILENCE_RMS_DBFS = -45

// Calls to a provider: total times that include the response body and all retries.
export const TRANSCRIBE_DEADLINE_MS = 30_000
/** For all recordings of a submission together, so that a hanging provider costs a learner about a minute. */
export const TRANSCRIBE_BATCH_DEADLINE_MS = MINUTE_MS
export const SEGMENT_AUDIO_DEADLINE_MS = 15_000
export const SYNTHESIZE_DEADLINE_MS = 14_000
export const PROVIDER_MAX_TRIES = 2
export const PROVIDER_BACKOFF_MS = 400
export const PROVIDER_MAX_BACKOFF_MS = 3000
export const PROVIDER_RETRY_AFTER_SECONDS = 5

// Recordings in a bucket: the time-out of a call, including retries.
export const STORAGE_DEADLINE_MS = 15_000
export const STORAGE_ATTEMPTS = 3
export const DEFAULT_STORAGE_REGION = 'us-east-1'

// Sweeping the store. A file this young may still be waiting for its row.
/** How often each process checks whether a sweep is due. */
export const SWEEP_INTERVAL_MS = 5 * MINUTE_MS
export const ORPHAN_MIN_AGE_MS = HOUR_MS
export const SWEEP_BATCH = 100
/** Files that one sweep checks for their rows; the next continues after the last one. A page of a bucket has 1,000. */
export const SWEEP_MAX_FILES = 50_000
export const SWEEP_EVERY_SECONDS = HOUR_SECONDS
/** After a failed or unfinished sweep. */
export const SWEEP_AGAIN_SECONDS = 300
