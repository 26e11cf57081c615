import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { nextTurn } from '#app/next-turn.server.ts'

export interface ZipEntry {
  /** Its path in the zip. */
  name: string
  modifiedAt: Date
  /** Audio is stored uncompressed, since it hardly shrinks. */
  isCompressed: boolean
  content: AsyncIterable<Uint8Array>
}

const NOTHING = new Uint8Array(0)
/** What is compressed in a turn of the event loop: a few milliseconds. */
const BYTES_A_TURN = 65_536

/**
 * Streams a zip: only the current chunk is in memory, and nothing is read before it is requested. Ending the
 * iteration early also ends that of the entries.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    if (chunk.length > 0) ready.push(chunk)
  })
  let bytes = 0
  for await (const { name, modifiedAt, isCompressed, content } of entries) {
    const file = isCompressed ? new ZipDeflate(name) : new ZipPassThrough(name)
    file.mtime = modifiedAt
    zip.add(file)
    for await (const chunk of content) {
      bytes += isCompressed ? chunk.length : 0
      if (bytes >= BYTES_A_TURN) {
        bytes = 0
        await nextTurn()
      }
      file.push(chunk, false)
      yield* ready.splice(0)
    }
    file.push(NOTHING, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
