import {
  INSPECT_MAX_HEAP_MIB,
  INSPECT_MAX_WAITING,
  INSPECT_START_TIMEOUT_MS,
  INSPECT_TIMEOUT_MS,
  PROVIDER_RETRY_AFTER_SECONDS,
} from '#app/config/speech.ts'
import { AppError } from '#app/errors.ts'
import { InspectionSchema, type Inspection } from '#app/models/speech/recording-inspection.ts'
import { HelperError } from '../helper/helper-life.server.ts'
import { createHelper, type Helper } from '../helper/helper.server.ts'
import { QueueFullError } from '../semaphore.server.ts'
import { openThread } from '../helper/thread-transport.server.ts'

/** Limits for one recording: see RECORDING_LIMITS. */
interface RecordingLimits {
  maxDurationMs: number
  maxPackets: number
  maxChannels: number
}

export interface RecordingInspector {
  /**
   * Identifies a file by its content and measures duration, speech in milliseconds, and loudness. Never throws because of
   * the content. Throws PROVIDER_UNAVAILABLE if too many files are waiting or one takes far too long.
   */
  inspectRecording: (bytes: Uint8Array, limits: RecordingLimits) => Promise<Inspection>
  stop: () => Promise<void>
}

async function inspect(options: { helper: Helper; bytes: Uint8Array; limits: RecordingLimits }): Promise<Inspection> {
  const { helper, bytes, limits } = options
  if (bytes.length === 0) return { status: 'empty' }
  try {
    const message = { bytes, limits }
    return InspectionSchema.parse(await helper.request({ message, timeoutMs: INSPECT_TIMEOUT_MS }))
  } catch (error) {
    // It crashed two decoders in a row: it is not a browser's recording.
    if (error instanceof HelperError && error.failure === 'crashed') return { status: 'not-audio' }
    throw error
  }
}

/** Decodes in a worker thread; `workerPath` is the file scripts/workers/inspect-worker.mjs. */
export function createRecordingInspector({ workerPath }: { workerPath: string }): RecordingInspector {
  const helper = createHelper({
    open: openThread({ scriptPath: workerPath, maxHeapMib: INSPECT_MAX_HEAP_MIB }),
    startTimeoutMs: INSPECT_START_TIMEOUT_MS,
    maxWaiting: INSPECT_MAX_WAITING,
  })
  return {
    async inspectRecording(bytes, limits) {
      try {
        return await inspect({ helper, bytes, limits })
      } catch (cause) {
        if (!(cause instanceof HelperError || cause instanceof QueueFullError)) throw cause
        const retryAfterSeconds = PROVIDER_RETRY_AFTER_SECONDS
        throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.providerUnavailable, { retryAfterSeconds, cause })
      }
    },
    stop: () => helper.stop(),
  }
}
