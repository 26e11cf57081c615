import { log } from '#app/log.server.ts'
import { findRecordedFile, readRecordedMs } from '#app/models/speech/segment-recording.server.ts'
import { segmentAudio, uploadedAudio } from '../speech.server.ts'
import type { Utterance } from './synthesizer.ts'

/** A segment, by what is said in it. */
export interface SpokenSegment extends Utterance {
  dialogueId: number
  /** When a mock test began that plays it; null for as it is now. */
  asOf: Date | null
}

export interface SegmentSound {
  /** Absolute. Its content never changes. */
  filePath: string
  mime: string
  /** Unquoted. Another sound has another one. */
  etag: string
  source: 'voice' | 'recording'
}

async function findRecording({ dialogueId, asOf, language, text }: SpokenSegment): Promise<SegmentSound | null> {
  const recording = await findRecordedFile({ dialogueId, language, words: text, asOf })
  if (!recording) return null
  const { contentHash } = recording
  const file = await uploadedAudio.find(contentHash)
  if (file) return { filePath: file.filePath, mime: 'audio/mpeg', etag: contentHash, source: 'recording' }
  // The words are known all the same: better the computer voice than silence.
  log.error({ dialogueId, contentHash }, 'the file of a recording is gone')
  return null
}

/**
 * What a segment sounds like: the recording that an admin made of exactly these words, else the computer voice.
 *
 * @throws AppError PROVIDER_UNAVAILABLE
 */
export async function getSegmentSound(segment: SpokenSegment & { signal?: AbortSignal }): Promise<SegmentSound> {
  const recording = await findRecording(segment)
  if (recording) return recording
  const { text, language, gender, signal } = segment
  const { filePath, mime, etag } = await segmentAudio.get({ text, language, gender, signal })
  return { filePath, mime, etag, source: 'voice' }
}

/**
 * How long each of these segments of one dialogue takes to hear, in milliseconds; null where nobody has asked for it yet.
 * Makes nothing.
 */
export async function measureSegmentSounds(options: {
  dialogueId: number
  asOf: Date | null
  utterances: readonly Utterance[]
}): Promise<(number | null)[]> {
  const { utterances, ...dialogue } = options
  const recordedMs = await readRecordedMs(dialogue)
  return Promise.all(
    utterances.map(
      async ({ text, language, gender }) =>
        recordedMs({ language, words: text }) ?? segmentAudio.measure({ text, language, gender }),
    ),
  )
}
