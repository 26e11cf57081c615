import { readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createFileResponse } from '@remix-run/response/file'

interface AudioFile {
  filePath: string
  mime: string
  /** A hash of the requested text and voice, unquoted. */
  etag: string
}

/**
 * Sends audio with ETag, 304, and byte ranges, which Safari requires. Segments are short (about 50 kB), so the whole
 * file is read.
 */
export async function audioResponse(request: Request, audio: AudioFile): Promise<Response> {
  const file = new File([await readFile(audio.filePath)], 'segment', { type: audio.mime, lastModified: 0 })
  const response = await createFileResponse(file, request, {
    // The address has no version, and a dialogue may be edited: the audio must match the text that is scored.
    cacheControl: 'private, no-cache',
    etag: 'strong',
    digest: async () => audio.etag,
    lastModified: false,
    acceptRanges: true,
  })
  response.headers.set('Content-Disposition', 'inline')
  return response
}

/** First and last byte, inclusive. */
interface ByteRange {
  start: number
  end: number
}

interface Recording {
  bytes: number
  stream: (range?: ByteRange) => Readable
  mime: string
}

function toWebStream(readable: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = readable[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    cancel() {
      readable.destroy()
    },
  })
}

/** A stored file in the form the library expects, read only on demand: a recording may be 10 MiB. */
function fileOf({ bytes, stream, mime }: Recording) {
  const webStream = (range?: ByteRange) => toWebStream(stream(range))
  return {
    name: 'recording',
    size: bytes,
    type: mime,
    lastModified: 0,
    stream: () => webStream(),
    arrayBuffer: () => new Response(webStream()).arrayBuffer(),
    slice: (start = 0, end = bytes) => ({ stream: () => webStream({ start, end: end - 1 }) }),
  }
}

/** Sends a learner's recording to its owner: with byte ranges, and never cached. */
export async function recordingResponse(request: Request, recording: Recording): Promise<Response> {
  const response = await createFileResponse(fileOf(recording), request, {
    cacheControl: 'no-store',
    etag: false,
    lastModified: false,
    acceptRanges: true,
  })
  response.headers.set('Content-Disposition', 'inline')
  response.headers.set('Cache-Control', 'no-store')
  return response
}
