import { RECORDING_RETENTION_DAYS } from '#app/config/speech.ts'
import { DAY_MS } from '#app/config/time.ts'

interface Recorded {
  id: string
  /** 0-based. */
  segmentIndex: number
  saved: boolean
  createdAt: Date
}

/** A recording that its learner can play, and keep beyond the retention time. */
export interface KeepableRecording {
  id: string
  /** 1-based. */
  segment: number
  saved: boolean
  /** The last day before it is deleted unless kept, as text in the learner's time zone. */
  expiry: string
}

/** When the sweep may delete a recording that is not kept. */
export function expiryOf({ createdAt }: Pick<Recorded, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + RECORDING_RETENTION_DAYS * DAY_MS)
}

export function toKeepable(recording: Recorded, dateText: (at: Date) => string): KeepableRecording {
  const { id, segmentIndex, saved } = recording
  return { id, segment: segmentIndex + 1, saved, expiry: dateText(expiryOf(recording)) }
}
