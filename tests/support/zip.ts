import { deflateRawSync } from 'node:zlib'

interface Packed {
  /** A folder ends in a slash. */
  name: string
  bytes?: Uint8Array
  isPacked?: boolean
}

const DEFLATED = 8

/** A header: fields of two or four bytes, in order. */
function fields(...values: [bytes: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
}

/** A zip archive, as an archiver writes it, without checksums. */
export function zipOf(files: readonly Packed[], comment = ''): Buffer<ArrayBuffer> {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes = Buffer.alloc(0), isPacked = false } of files) {
    const label = Buffer.from(name)
    const data = isPacked ? deflateRawSync(bytes) : Buffer.from(bytes)
    const method = isPacked ? DEFLATED : 0
    const sizes: [2 | 4, number][] = [
      [4, 0],
      [4, data.length],
      [4, bytes.length],
      [2, label.length],
      [2, 0],
    ]
    const header = fields([4, 0x04034b50], [2, 20], [2, 0], [2, method], [4, 0], ...sizes)
    local.push(header, label, data)
    directory.push(
      fields(
        [4, 0x02014b50],
        [2, 20],
        [2, 20],
        [2, 0],
        [2, method],
        [4, 0],
        ...sizes,
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, at],
      ),
      label,
    )
    at += header.length + label.length + data.length
  }
  const listed = Buffer.concat(directory)
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, listed.length],
    [4, at],
    [2, comment.length],
  )
  return Buffer.concat([...local, listed, end, Buffer.from(comment)])
}
