import { z } from 'zod'
import { MIN_RECORDING_MS, MIN_SPEECH_MS, SILENCE_RMS_DBFS } from '#app/config/speech.ts'
import { DeliverySchema } from './delivery-schema.ts'

/** A file that is a recording, and what was measured in it. */
export const InspectedRecordingSchema = z.object({
  status: z.literal('ok'),
  container: z.enum(['webm', 'mp4', 'ogg', 'wav']),
  codec: z.string(),
  mime: z.string(),
  durationMs: z.number().int().nonnegative(),
  /** How much of it is speech; null where the codec is not decoded here (AAC). */
  speechMs: z.number().int().nonnegative().nullable(),
  /** Loudness of the whole, -120 for digital silence; null as above. */
  rmsDbfs: z.number().nullable(),
  /** When speech is heard in it; null as above, and where there is none. */
  delivery: DeliverySchema.nullable(),
})

/** What a file's content turned out to be. A missing or empty file is `empty`: an unrecorded segment, never a fault. */
export const InspectionSchema = z.discriminatedUnion('status', [
  InspectedRecordingSchema,
  z.object({ status: z.literal('empty') }),
  z.object({ status: z.literal('not-audio') }),
  z.object({ status: z.literal('too-long'), durationMs: z.number().int() }),
])

export type InspectedRecording = z.infer<typeof InspectedRecordingSchema>
export type Inspection = z.infer<typeof InspectionSchema>
export type NoSpeechReason = 'missing' | 'too-short' | 'silent'

type Measured = Pick<InspectedRecording, 'durationMs' | 'speechMs' | 'rmsDbfs'>

/**
 * Why a recording counts as unspoken, or null when it holds speech. What could not be measured counts as speech: a
 * learner must never be marked as silent because of a codec.
 */
export function findNoSpeechReason(recording: Measured): Exclude<NoSpeechReason, 'missing'> | null {
  if (recording.durationMs < MIN_RECORDING_MS) return 'too-short'
  if (recording.speechMs !== null && recording.speechMs < MIN_SPEECH_MS) return 'silent'
  if (recording.rmsDbfs !== null && recording.rmsDbfs <= SILENCE_RMS_DBFS) return 'silent'
  return null
}

/** True when there is something to transcribe: at least 400 ms long, 300 ms of speech, and louder than -60 dBFS. */
export function hasSpeech(inspection: Inspection): boolean {
  return inspection.status === 'ok' && findNoSpeechReason(inspection) === null
}
