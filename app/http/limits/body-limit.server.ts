import {
  DESK_RECORDING_PATH,
  IMPORT_FORM_PATH,
  MAX_BODY_BYTES,
  MAX_IMPORT_BODY_BYTES,
  MAX_RETRY_BODY_BYTES,
  MAX_SEGMENT_BODY_BYTES,
  MAX_SUBMISSION_BODY_BYTES,
  MAX_TAKE_BODY_BYTES,
  RETRY_PATH,
  SEGMENT_PATHS,
  SUBMISSION_PATHS,
  TAKE_PATH,
} from '#app/config/http.ts'
import { AppError } from '#app/errors.ts'

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', (copy) => copy.tooLarge)

function limitFor(path: string): number {
  if (IMPORT_FORM_PATH.test(path)) return MAX_IMPORT_BODY_BYTES
  if (TAKE_PATH.test(path)) return MAX_TAKE_BODY_BYTES
  if (DESK_RECORDING_PATH.test(path)) return MAX_SEGMENT_BODY_BYTES
  if (RETRY_PATH.test(path)) return MAX_RETRY_BODY_BYTES
  if (SEGMENT_PATHS.includes(path)) return MAX_SEGMENT_BODY_BYTES
  return SUBMISSION_PATHS.includes(path) ? MAX_SUBMISSION_BODY_BYTES : MAX_BODY_BYTES
}

/**
 * The same request with a body that fails with PAYLOAD_TOO_LARGE past its limit. A declared length over the limit is
 * refused before a byte is read.
 */
export function withBodyLimit(request: Request): Request {
  if (request.body === null) return request
  const limitBytes = limitFor(new URL(request.url).pathname)
  if (Number(request.headers.get('Content-Length') ?? 0) > limitBytes) throw tooLarge()
  let readBytes = 0
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        readBytes += chunk.byteLength
        if (readBytes > limitBytes) controller.error(tooLarge())
        else controller.enqueue(chunk)
      },
    }),
  )
  // Node needs `duplex` for a streamed body; the DOM types lack it.
  const init: RequestInit & { duplex: 'half' } = { body: counted, duplex: 'half' }
  return new Request(request, init)
}
