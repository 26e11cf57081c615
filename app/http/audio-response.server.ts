import { readFile } from 'node:fs/promises'
import { createFileResponse } from '@remix-run/response/file'
import { SEGMENT_AUDIO_MAX_AGE_SECONDS } from '#app/config/http.ts'

interface AudioFile {
  filePath: string
  mime: string
  /** A hash of what was asked for, unquoted: the same words in the same voice. */
  etag: string
}

/**
 * Sends audio with ETag, 304, and byte ranges, which Safari insists on. Segments are short (about 50 kB), so that a
 * file is read whole.
 */
export async function audioResponse(request: Request, audio: AudioFile): Promise<Response> {
  const file = new File([await readFile(audio.filePath)], 'segment', { type: audio.mime, lastModified: 0 })
  const response = await createFileResponse(file, request, {
    cacheControl: `private, max-age=${SEGMENT_AUDIO_MAX_AGE_SECONDS}`,
    etag: 'strong',
    digest: async () => audio.etag,
    lastModified: false,
    acceptRanges: true,
  })
  response.headers.set('Content-Disposition', 'inline')
  return response
}
