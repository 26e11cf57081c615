import { AppError } from '#app/errors.ts'
import { keepRecording, releaseRecording } from '#app/models/speech/kept-recording.server.ts'

/**
 * Sets whether a learner's own recording is kept beyond the retention time. Idempotent. `id` must be a UUID.
 *
 * @throws AppError NOT_FOUND if it is not theirs or was deleted, CONFLICT if they keep the maximum already.
 */
export async function setKept(options: { id: string; userId: number; isKept: boolean }): Promise<{ saved: boolean }> {
  const { isKept, ...owned } = options
  const outcome = isKept ? await keepRecording(owned) : (await releaseRecording(owned)) ? 'released' : 'unknown'
  if (outcome === 'unknown') throw new AppError('NOT_FOUND', (copy) => copy.recordingNotFound)
  if (outcome === 'full') throw new AppError('CONFLICT', (copy) => copy.keptRecordingsFull)
  return { saved: isKept }
}
