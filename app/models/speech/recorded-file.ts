import type { InspectedRecording } from './recording-inspection.ts'

/** A stored file and its inspection. */
export interface RecordedFile {
  /** 0-based. */
  segmentIndex: number
  storageKey: string
  bytes: number
  sha256: string
  facts: InspectedRecording
}

/** The columns of a stored file: the only conversion from an inspection to a row of `recordings`. */
export function toRecordingRow({ facts, ...file }: RecordedFile) {
  return {
    ...file,
    mimeType: facts.mime,
    durationMs: facts.durationMs,
    speechMs: facts.speechMs,
    rmsDbfs: facts.rmsDbfs,
    delivery: facts.delivery,
  }
}
