import { inflateRawSync } from 'node:zlib'

/** A file of an archive. */
export interface ZipFile {
  name: string
  bytes: Uint8Array
}

// The parts of the format that archives of small files use (APPNOTE.TXT 4.3): end record, central directory, local headers.
const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const LOCAL_SIGNATURE = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const COMMENT_MAX_BYTES = 65_535
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8
const SIGNATURE = [0x50, 0x4b] as const

/** Whether a file begins as an archive does. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === SIGNATURE[0] && bytes[1] === SIGNATURE[1]
}

/** Where the end record is; it is followed by a comment of unknown length. */
function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - END_BYTES - COMMENT_MAX_BYTES)
  for (let at = archive.length - END_BYTES; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === END_SIGNATURE) return at
  }
  throw new RangeError('The archive has no end record.')
}

interface Entry {
  name: string
  method: number
  packedBytes: number
  localAt: number
  isEncrypted: boolean
}

function readEntry(archive: Buffer, at: number): { entry: Entry; next: number } {
  if (archive.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new RangeError('The directory of the archive is damaged.')
  const nameBytes = archive.readUInt16LE(at + 28)
  const extraBytes = archive.readUInt16LE(at + 30)
  const commentBytes = archive.readUInt16LE(at + 32)
  const entry = {
    name: archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
    isEncrypted: (archive.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
    method: archive.readUInt16LE(at + 10),
    packedBytes: archive.readUInt32LE(at + 20),
    localAt: archive.readUInt32LE(at + 42),
  }
  return { entry, next: at + ENTRY_BYTES + nameBytes + extraBytes + commentBytes }
}

function unpack(archive: Buffer, entry: Entry, maxBytes: number): Uint8Array {
  const { localAt, packedBytes, method, isEncrypted } = entry
  if (isEncrypted || archive.readUInt32LE(localAt) !== LOCAL_SIGNATURE) throw new RangeError('A file cannot be read.')
  const start = localAt + LOCAL_BYTES + archive.readUInt16LE(localAt + 26) + archive.readUInt16LE(localAt + 28)
  const packed = archive.subarray(start, start + packedBytes)
  if (packed.length < packedBytes) throw new RangeError('The archive ends too early.')
  if (method === STORED) return packed
  if (method !== DEFLATED) throw new RangeError('A file is packed in an unknown way.')
  // Stops as soon as the limit is reached, whatever the archive claims.
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) })
}

/**
 * The files of a zip archive, without folders.
 *
 * @param maxBytes of all files together, unpacked.
 * @throws RangeError or an error of zlib if it is damaged, encrypted or larger than that.
 */
export function readZip(bytes: Uint8Array, maxBytes: number): ZipFile[] {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(archive)
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  let left = maxBytes
  const files: ZipFile[] = []
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readEntry(archive, at)
    at = next
    if (entry.name.endsWith('/')) continue
    const unpacked = unpack(archive, entry, left)
    left -= unpacked.length
    if (left < 0) throw new RangeError('The archive is too large.')
    files.push({ name: entry.name, bytes: unpacked })
  }
  return files
}
