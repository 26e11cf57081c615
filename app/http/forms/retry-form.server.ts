import { MAX_RECORDING_MIB, MIB_BYTES } from '#app/config/speech.ts'
import { AppError } from '#app/errors.ts'
import { RetryFieldsSchema } from '#app/models/practice/revision-form.ts'
import { parseValue, readFormData } from './body.server.ts'

const MULTIPART = /^multipart\/form-data\b/i

async function recordingOf(form: FormData, segmentIndex: number): Promise<Uint8Array | null> {
  const file = form.get('recording')
  if (!(file instanceof File) || file.size === 0) return null
  if (file.size > MAX_RECORDING_MIB * MIB_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.recordingTooLarge(segmentIndex + 1))
  }
  return new Uint8Array(await file.arrayBuffer())
}

/**
 * Reads a retry of a segment: `revisionId`, and `recording` (a file), `transcript`, or both.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED.
 */
export async function readRetryForm(request: Request, segmentIndex: number) {
  if (!MULTIPART.test(request.headers.get('Content-Type') ?? '')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', (copy) => copy.unsupportedMediaType)
  }
  const form = await readFormData(request)
  const text = (name: string) => form.get(name) || undefined
  const texts = {
    revisionId: text('revisionId'),
    transcript: text('transcript'),
    transcriptSource: text('transcriptSource'),
  }
  const { revisionId, transcript, transcriptSource } = parseValue(texts, RetryFieldsSchema)
  const words = transcript === undefined ? null : { text: transcript, source: transcriptSource }
  return { revisionId, words, recording: await recordingOf(form, segmentIndex) }
}
