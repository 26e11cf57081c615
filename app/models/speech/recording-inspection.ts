import { z } from 'zod'
import { MIN_RECORDING_MS, MIN_SPEECH_MS, SILENCE_RMS_DBFS } from '#app/config/speech.ts'
import { DeliverySchema } from './delivery-schema.ts'

/** A file that is a recording, with its measurements. */
export const InspectedRecordingSchema = z.object({
  status: z.literal('ok'),
  container: z.enum(['webm', 'mp4', 'ogg', 'wav']),
  codec: z.string(),
  mime: z.string(),
  durationMs: z.number().int().nonnegative(),
  /** Duration of speech; null if the codec cannot be decoded here (AAC). */
  speechMs: z.number().int().nonnegative().nullable(),
  /** Overall loudness, -120 for digital silence; null as above. */
  rmsDbfs: z.number().nullable(),
  /** When speech occurs; null as above, and if there is none. */
  delivery: DeliverySchema.nullable(),
})

/** The result of inspecting a file. A missing or empty file is `empty`: an unrecorded segment, not an error. */
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
 * Why a recording counts as silent; null if it has speech. What could not be measured counts as speech: a codec must
 * never make a learner silent.
 */
export function findNoSpeechReason(recording: Measured): Exclude<NoSpeechReason, 'missing'> | null {
  if (recording.durationMs < MIN_RECORDING_MS) return 'too-short'
  if (recording.speechMs !== null && recording.speechMs < MIN_SPEECH_MS) return 'silent'
  if (recording.rmsDbfs !== null && recording.rmsDbfs <= SILENCE_RMS_DBFS) return 'silent'
  return null
}

/** Whether there is something to transcribe: at least 400 ms long, with 300 ms of speech, and louder than -60 dBFS. */
export function hasSpeech(inspection: Inspection): boolean {
  return inspection.status === 'ok' && findNoSpeechReason(inspection) === null
}
