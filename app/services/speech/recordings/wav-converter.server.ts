import { z } from 'zod'
import {
  INSPECT_MAX_HEAP_MIB,
  INSPECT_MAX_WAITING,
  INSPECT_START_TIMEOUT_MS,
  RECORDING_LIMITS,
  WAV_TIMEOUT_MS,
} from '#app/config/speech.ts'
import { createHelper } from '../helper/helper.server.ts'
import { openThread } from '../helper/thread-transport.server.ts'

const AnswerSchema = z.object({ wav: z.instanceof(Uint8Array).nullable() })

export interface WavConverter {
  /**
   * The recording as a 16 kHz mono WAV file; null if it cannot be decoded, as AAC. Rejects if too many are waiting, or
   * one takes far too long.
   */
  toWav: (bytes: Uint8Array) => Promise<Uint8Array | null>
  stop: () => Promise<void>
}

/** Works in a worker thread; `workerPath` is the file scripts/workers/wav-worker.mjs. */
export function createWavConverter({ workerPath }: { workerPath: string }): WavConverter {
  const helper = createHelper({
    open: openThread({ scriptPath: workerPath, maxHeapMib: INSPECT_MAX_HEAP_MIB }),
    startTimeoutMs: INSPECT_START_TIMEOUT_MS,
    maxWaiting: INSPECT_MAX_WAITING,
  })
  return {
    async toWav(bytes) {
      const message = { bytes, limits: RECORDING_LIMITS }
      return AnswerSchema.parse(await helper.request({ message, timeoutMs: WAV_TIMEOUT_MS })).wav
    },
    stop: () => helper.stop(),
  }
}
