import { constants } from 'node:zlib'
import { compressResponse } from '@remix-run/response/compress'
import { MIN_COMPRESSED_BYTES } from '#app/config/http.ts'

// About as fast as gzip and smaller; responses are compressed per request.
const BROTLI_QUALITY = 4
const TEXT = /^(text\/|application\/json|image\/svg\+xml)/

/** Compresses text responses for clients that accept it. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  if (!TEXT.test(response.headers.get('Content-Type') ?? '')) return response
  return compressResponse(response, request, {
    threshold: MIN_COMPRESSED_BYTES,
    encodings: ['br', 'gzip'],
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
}
