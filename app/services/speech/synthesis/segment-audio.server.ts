import { createHash } from 'node:crypto'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/speech.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { AppError } from '#app/errors.ts'
import { measureMp3 } from '#app/models/speech/mp3.ts'
import { raceAbort } from '../abort.server.ts'
import { isMissing, writeDurably } from '../store/durable-file.server.ts'
import type { SpeechSynthesizer, Utterance } from './synthesizer.ts'

interface SegmentAudioFile {
  /** Absolute. The file's content never changes. */
  filePath: string
  bytes: number
  mime: 'audio/mpeg' | 'audio/wav'
  /** Hexadecimal, unquoted. Different for another rendering of the same text. */
  etag: string
  quality: SpeechSynthesizer['quality']
}

export interface SegmentAudio {
  /**
   * The text as an audio file, rendered on first request and cached. An abort only ends this caller's wait. Rejects with
   * PROVIDER_UNAVAILABLE at the deadline, or with the signal's reason.
   */
  get: (utterance: Utterance & { signal?: AbortSignal | undefined }) => Promise<SegmentAudioFile>
  /** The audio file if it exists; null otherwise. Renders nothing. */
  find: (utterance: Utterance) => Promise<SegmentAudioFile | null>
  /** Its length in milliseconds; null if it was never requested. Renders nothing. */
  measure: (utterance: Utterance) => Promise<number | null>
}

interface Options {
  synthesizer: SpeechSynthesizer
  folder: string
  /** From the first request to the finished file. */
  deadlineMs: number
}

const EXTENSIONS = { 'audio/mpeg': 'mp3', 'audio/wav': 'wav' } as const
const MIMES = ['audio/mpeg', 'audio/wav'] as const
// Header of the WAV files that our own voice writes.
const WAV_HEADER_BYTES = 44
const WAV_RATE_OFFSET = 28
const ETAG_CHARACTERS = 32
const SHARD_CHARACTERS = 2

function sha256(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

function keyOf(synthesizer: SpeechSynthesizer, { language, gender, text }: Utterance): string {
  return sha256([synthesizer.cacheVersion, language, gender, text])
}

function pathOf(key: string, mime: SegmentAudioFile['mime']): string {
  return join(key.slice(0, SHARD_CHARACTERS), `${key}.${EXTENSIONS[mime]}`)
}

async function findCached(options: Options, key: string): Promise<SegmentAudioFile | null> {
  for (const mime of MIMES) {
    const filePath = join(options.folder, pathOf(key, mime))
    try {
      const { size, mtimeMs } = await stat(filePath)
      const etag = sha256([key, mtimeMs]).slice(0, ETAG_CHARACTERS)
      return { filePath, bytes: size, mime, etag, quality: options.synthesizer.quality }
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return null
}

async function readHeader(filePath: string): Promise<Buffer> {
  const file = await open(filePath)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(WAV_HEADER_BYTES), 0, WAV_HEADER_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function measureFile({ filePath, mime, bytes }: SegmentAudioFile): Promise<number | null> {
  if (mime === 'audio/mpeg') return measureMp3(await readFile(filePath))?.durationMs ?? null
  const header = await readHeader(filePath)
  if (header.length < WAV_HEADER_BYTES) return null
  const bytesPerSecond = header.readUInt32LE(WAV_RATE_OFFSET)
  return bytesPerSecond === 0 ? null : Math.round(((bytes - WAV_HEADER_BYTES) * SECOND_MS) / bytesPerSecond)
}

/** Two processes may do this at once: the first file stays, and both return it. */
async function render(options: Options & { key: string; utterance: Utterance; signal: AbortSignal }) {
  const { synthesizer, folder, key, utterance, signal } = options
  const speech = await synthesizer.synthesize({ ...utterance, signal })
  await writeDurably({ root: folder, path: pathOf(key, speech.mime), bytes: speech.bytes })
  const file = await findCached(options, key)
  if (file === null) throw new Error(`the audio ${key} was removed while it was made`)
  return file
}

async function getOrRender(options: Options & { key: string; utterance: Utterance }): Promise<SegmentAudioFile> {
  const signal = AbortSignal.timeout(options.deadlineMs)
  try {
    const found = await raceAbort(findCached(options, options.key), signal)
    return found ?? (await raceAbort(render({ ...options, signal }), signal))
  } catch (cause) {
    throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.speechUnavailable, {
      retryAfterSeconds: PROVIDER_RETRY_AFTER_SECONDS,
      cause,
    })
  }
}

/** A cache in front of a synthesizer: each sentence is rendered once, even if requested in parallel. */
export function createSegmentAudio(options: Options): SegmentAudio {
  const inFlight = new Map<string, Promise<SegmentAudioFile>>()

  function share(key: string, utterance: Utterance): Promise<SegmentAudioFile> {
    const running = inFlight.get(key)
    if (running) return running
    const started = getOrRender({ ...options, key, utterance }).finally(() => inFlight.delete(key))
    inFlight.set(key, started)
    return started
  }

  const find = (utterance: Utterance) => findCached(options, keyOf(options.synthesizer, utterance))

  return {
    find,
    async measure(utterance) {
      const file = await find(utterance)
      return file && measureFile(file)
    },
    async get({ signal, text, language, gender }) {
      const utterance = { text, language, gender }
      return raceAbort(share(keyOf(options.synthesizer, utterance), utterance), signal)
    },
  }
}
