import { Prisma } from '#app/generated/prisma/client.ts'
import type { TranscriptSource } from '../scoring/evaluation.ts'
import { type Delivery, DeliverySchema } from './delivery-schema.ts'

// How rows of `recordings`, from practice and mock tests, are written and read.

export interface NewRecording {
  /** 0-based. */
  segmentIndex: number
  storageKey: string
  mimeType: string
  bytes: number
  durationMs: number
  /** Null if speech could not be measured, like `rmsDbfs`. */
  speechMs: number | null
  rmsDbfs: number | null
  /** When speech occurs; null as above, if there is none, and in recordings from before this was measured. */
  delivery: Delivery | null
  sha256: string
}

export interface StoredRecording extends NewRecording {
  id: string
  transcript: string | null
  transcriptSource: TranscriptSource | null
  /** Kept by the learner beyond the retention time. */
  saved: boolean
  createdAt: Date
}

/** The columns that `toStoredRecording` needs. */
export const RECORDING_FIELDS = {
  id: true,
  segmentIndex: true,
  storageKey: true,
  mimeType: true,
  bytes: true,
  durationMs: true,
  speechMs: true,
  rmsDbfs: true,
  delivery: true,
  sha256: true,
  transcript: true,
  transcriptSource: true,
  saved: true,
  createdAt: true,
} as const

/** Converts a row read from `recordings`. */
export function toStoredRecording<Row extends { delivery: unknown }>(row: Row): Row & { delivery: Delivery | null } {
  return { ...row, delivery: DeliverySchema.nullable().parse(row.delivery) }
}

/** Converts a recording to the data of a row. */
export function toRecordingData<New extends NewRecording>({ delivery, ...recording }: New) {
  return { ...recording, delivery: delivery ? DeliverySchema.parse(delivery) : Prisma.DbNull }
}
