import { Prisma } from '#app/generated/prisma/client.ts'
import type { TranscriptSource } from '../scoring/evaluation.ts'
import { type Delivery, DeliverySchema } from './delivery-schema.ts'

// The rows of `recordings`, of practice and of mock tests: how they are written and read.

export interface NewRecording {
  /** 0-based. */
  segmentIndex: number
  storageKey: string
  mimeType: string
  bytes: number
  durationMs: number
  /** Null where speech could not be measured, as `rmsDbfs`. */
  speechMs: number | null
  rmsDbfs: number | null
  /** When speech is heard; null as above, where there is none, and in recordings older than this measurement. */
  delivery: Delivery | null
  sha256: string
}

export interface StoredRecording extends NewRecording {
  id: string
  transcript: string | null
  transcriptSource: TranscriptSource | null
  /** Kept by its learner beyond the retention time. */
  saved: boolean
  createdAt: Date
}

/** What `toStoredRecording` reads. */
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

/** A row of `recordings` as it is read. */
export function toStoredRecording<Row extends { delivery: unknown }>(row: Row): Row & { delivery: Delivery | null } {
  return { ...row, delivery: DeliverySchema.nullable().parse(row.delivery) }
}

/** A recording as a row is written. */
export function toRecordingData<New extends NewRecording>({ delivery, ...recording }: New) {
  return { ...recording, delivery: delivery ? DeliverySchema.parse(delivery) : Prisma.DbNull }
}
