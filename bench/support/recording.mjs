// Recordings for benches that upload.
import { randomBytes } from 'node:crypto'
import { SPOKEN } from '../faults/support/http.mjs'

const VOID_HEAD_BYTES = 9

/**
 * One real recording, made as long as wanted by a part that decoders pass over: an EBML Void element. Each is different.
 * @param {number} bytes
 */
export function makeRecording(bytes) {
  const left = bytes - SPOKEN.byteLength - VOID_HEAD_BYTES
  if (left <= 0) return SPOKEN
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(2n ** 56n + BigInt(left))
  return Buffer.concat([SPOKEN, Buffer.from([0xec]), size, randomBytes(left)])
}
