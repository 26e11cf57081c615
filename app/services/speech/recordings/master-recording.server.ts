import {
  MASTERING_MAX_HEAP_MIB,
  MASTERING_MAX_WAITING,
  MASTERING_START_TIMEOUT_MS,
  MASTERING_TIMEOUT_MS,
  SEGMENT_RECORDING_LIMITS,
  SEGMENT_SOUND,
} from '#app/config/segment-audio.ts'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/speech.ts'
import { AppError } from '#app/errors.ts'
import { type Mastered, MasteredSchema } from '#app/models/speech/segment-recording.ts'
import { HelperError } from '../helper/helper-life.server.ts'
import { createHelper } from '../helper/helper.server.ts'
import { QueueFullError } from '../semaphore.server.ts'
import { openThread } from '../helper/thread-transport.server.ts'

export interface RecordingMaster {
  /**
   * Decodes an upload, trims silence at both ends, adjusts it to the loudness of SEGMENT_SOUND and encodes an MP3. Never
   * throws because of the content. Throws PROVIDER_UNAVAILABLE if too many are waiting or one takes far too long.
   */
  master: (bytes: Uint8Array) => Promise<Mastered>
  stop: () => Promise<void>
}

/** Works in a worker thread; `workerPath` is the file scripts/workers/mastering-worker.mjs. */
export function createRecordingMaster({ workerPath }: { workerPath: string }): RecordingMaster {
  const helper = createHelper({
    open: openThread({ scriptPath: workerPath, maxHeapMib: MASTERING_MAX_HEAP_MIB }),
    startTimeoutMs: MASTERING_START_TIMEOUT_MS,
    maxWaiting: MASTERING_MAX_WAITING,
  })
  return {
    async master(bytes) {
      const message = { bytes, limits: SEGMENT_RECORDING_LIMITS, sound: SEGMENT_SOUND }
      try {
        return MasteredSchema.parse(await helper.request({ message, timeoutMs: MASTERING_TIMEOUT_MS }))
      } catch (cause) {
        // It crashed two decoders in a row.
        if (cause instanceof HelperError && cause.failure === 'crashed') return { status: 'not-audio' }
        if (!(cause instanceof HelperError || cause instanceof QueueFullError)) throw cause
        const retryAfterSeconds = PROVIDER_RETRY_AFTER_SECONDS
        throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.providerUnavailable, { retryAfterSeconds, cause })
      }
    },
    stop: () => helper.stop(),
  }
}
