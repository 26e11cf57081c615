import { AppError } from '#app/errors.ts'
import { findOwnStaged } from '#app/models/practice/staged-recording.server.ts'
import { findOwnRecording } from '#app/models/speech/own-recording.server.ts'
import { recordingStore } from '../speech.server.ts'

/** Types that the inspector detects; anything else is served as plain bytes. */
const AUDIO = new Set(['audio/webm', 'audio/mp4', 'audio/ogg', 'audio/wav'])

/**
 * A learner's own recording, for playback. `id` must be a UUID.
 *
 * @throws AppError NOT_FOUND if it is not theirs, was deleted, or its file is gone.
 */
export async function openOwnRecording(options: { id: string; userId: number }) {
  return open(await findOwnRecording(options))
}

/**
 * A staged recording of a learner's own attempt. `attemptId` must be a UUID.
 *
 * @throws AppError NOT_FOUND if it is not theirs, was removed or submitted, or its file is gone.
 */
export async function openOwnTake(options: { attemptId: string; segmentIndex: number; userId: number }) {
  return open(await findOwnStaged(options))
}

async function open(recording: { storageKey: string; mimeType: string } | null) {
  if (!recording) throw new AppError('NOT_FOUND', (copy) => copy.recordingNotFound)
  const mime = AUDIO.has(recording.mimeType) ? recording.mimeType : 'application/octet-stream'
  return { ...(await recordingStore.open(recording.storageKey)), mime }
}
