import type { InspectedRecording } from './recording-inspection.ts'

/** A file in our store, and what was found in it. */
export interface KeptRecording {
  /** 0-based. */
  segmentIndex: number
  storageKey: string
  bytes: number
  sha256: string
  facts: InspectedRecording
}

/** The columns of a kept recording: the one place where what an inspection found becomes a row of `recordings`. */
export function toRecordingRow({ facts, ...file }: KeptRecording) {
  return {
    ...file,
    mimeType: facts.mime,
    durationMs: facts.durationMs,
    speechMs: facts.speechMs,
    rmsDbfs: facts.rmsDbfs,
  }
}
