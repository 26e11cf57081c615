import { AppError } from '#app/errors.ts'
import { findOwnStaged } from '#app/models/practice/staged-recording.server.ts'
import { findOwnRecording } from '#app/models/speech/own-recording.server.ts'
import { recordingStore } from '../speech.server.ts'

/** What the inspector names by content; anything else is only bytes. */
const AUDIO = new Set(['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav'])

/**
 * A recording of this learner's own, to be played. `id` must be a UUID.
 *
 * @throws AppError NOT_FOUND where it is not theirs, was deleted, or its file is gone.
 */
export async function openOwnRecording(options: { id: string; userId: number }) {
  return open(await findOwnRecording(options))
}

/**
 * A take of this learner's own attempt that is not handed in yet. `attemptId` must be a UUID.
 *
 * @throws AppError NOT_FOUND where it is not theirs, was taken back or handed in, or its file is gone.
 */
export async function openOwnTake(options: { attemptId: string; segmentIndex: number; userId: number }) {
  return open(await findOwnStaged(options))
}

async function open(recording: { storageKey: string; mimeType: string } | null) {
  if (!recording) throw new AppError('NOT_FOUND', (copy) => copy.recordingNotFound)
  const mime = AUDIO.has(recording.mimeType) ? recording.mimeType : 'application/octet-stream'
  return { ...(await recordingStore.open(recording.storageKey)), mime }
}
