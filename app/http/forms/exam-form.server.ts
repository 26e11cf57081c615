import { AppError } from '#app/errors.ts'
import { MAX_RECORDING_MIB, MIB_BYTES } from '#app/config/speech.ts'
import { type SegmentFields, SegmentFieldsSchema } from '#app/models/mock-test/exam-form.ts'
import { parseValue, readFormData } from './body.server.ts'

const MULTIPART = /^multipart\/form-data\b/i
const NOTHING = new Uint8Array()

function readFields(form: FormData): SegmentFields {
  const entries = [...form].filter(([, value]) => typeof value === 'string' && value !== '')
  return parseValue(Object.fromEntries(entries), SegmentFieldsSchema)
}

/**
 * Reads a segment of a mock test: the file `audio` (absent or empty if nothing was recorded) and its text fields.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED.
 */
export async function readSegmentForm(request: Request): Promise<{ fields: SegmentFields; bytes: Uint8Array }> {
  if (!MULTIPART.test(request.headers.get('Content-Type') ?? '')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', (copy) => copy.unsupportedMediaType)
  }
  const form = await readFormData(request)
  const fields = readFields(form)
  const audio = form.get('audio')
  if (!(audio instanceof File)) return { fields, bytes: NOTHING }
  if (audio.size > MAX_RECORDING_MIB * MIB_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.recordingTooLarge(fields.segmentIndex + 1))
  }
  return { fields, bytes: new Uint8Array(await audio.arrayBuffer()) }
}
