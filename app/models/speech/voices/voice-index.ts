import { z } from 'zod'

/** Values of a clip's waveform. */
const PEAKS = 64

const KEY = /^[0-9a-f]{32}$/
const SHA256 = /^[0-9a-f]{64}$/
/** Below content/voices; no part of it may leave that folder. */
const FILE = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\.mp3$/

const PairSchema = z.strictObject({ male: z.string().optional(), female: z.string().optional() })

const ClipSchema = z.strictObject({
  file: z.string().regex(FILE),
  /** An id in app/config/voices.ts. */
  voice: z.string().min(1),
  durationMs: z.number().int().positive(),
  lufs: z.number(),
  /** Of the file. */
  sha256: z.string().regex(SHA256),
  bytes: z.number().int().positive(),
  /** The waveform, 0 to 255, in base64. */
  peaks: z.base64().refine((text) => Buffer.from(text, 'base64').length === PEAKS, `must be ${PEAKS} bytes`),
  /** A hash of words, voice, speed and engine: another one means that the clip must be rendered again. */
  render: z.string().min(1),
})

/** content/voices/index.json: which clips are shipped. Written by `npm run voices`. */
export const VoiceIndexSchema = z.strictObject({
  version: z.literal(1),
  engine: z.string().min(1),
  /** The voices of each dialogue, by its slug; `model` speaks the model interpretations into that language. */
  dialogues: z.record(
    z.string(),
    z.strictObject({ en: PairSchema, tr: PairSchema, model: z.strictObject({ en: z.string(), tr: z.string() }) }),
  ),
  /** By `clipKey`. */
  clips: z.record(z.string().regex(KEY), ClipSchema),
})

export type VoiceIndex = z.infer<typeof VoiceIndexSchema>
export type VoiceClip = VoiceIndex['clips'][string]
