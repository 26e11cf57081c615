import { MAX_SEGMENT_RECORDING_BYTES } from '#app/config/segment-audio.ts'
import { AppError, type Sentence } from '#app/errors.ts'
import { readFormData } from './body.server.ts'

const MULTIPART = /^multipart\/form-data\b/i
const HASH = /^[0-9a-f]{64}$/

function missing(field: 'recording' | 'wordsHash', sentence: Sentence): AppError {
  return new AppError('VALIDATION_FAILED', sentence, { fields: { [field]: sentence } })
}

/** The hash of a segment's text, as sent. @throws AppError VALIDATION_FAILED */
function wordsHashOf(value: unknown): string {
  if (typeof value === 'string' && HASH.test(value)) return value
  throw missing('wordsHash', (copy) => copy.segmentAudio.wordsMissing)
}

/**
 * The file `recording` of a form, and `wordsHash`: the text it was recorded for.
 *
 * @throws AppError VALIDATION_FAILED, PAYLOAD_TOO_LARGE
 */
export async function recordingIn(form: FormData): Promise<{ bytes: Uint8Array; wordsHash: string }> {
  const file = form.get('recording')
  if (!(file instanceof File) || file.size === 0) throw missing('recording', (copy) => copy.segmentAudio.fileMissing)
  if (file.size > MAX_SEGMENT_RECORDING_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.segmentAudio.tooLarge)
  }
  const wordsHash = wordsHashOf(form.get('wordsHash'))
  return { bytes: new Uint8Array(await file.arrayBuffer()), wordsHash }
}

/** The same for an API call. @throws AppError, also UNSUPPORTED_MEDIA_TYPE for another kind of body. */
export async function readRecordingForm(request: Request) {
  if (!MULTIPART.test(request.headers.get('Content-Type') ?? '')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', (copy) => copy.unsupportedMediaType)
  }
  return recordingIn(await readFormData(request))
}
