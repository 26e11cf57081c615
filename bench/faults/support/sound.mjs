// A recording of a given size: the fixture repeated, with continuous timestamps.
import { SPOKEN } from './http.mjs'

const CLUSTER = Buffer.from([0x1f, 0x43, 0xb6, 0x75])
/** Offset of a cluster's timestamp in the fixture: milliseconds as two bytes. */
const TIME_AT = 14
const CLUSTER_MS = 300

function clustersOf() {
  /** @type {number[]} */
  const starts = []
  for (let at = SPOKEN.indexOf(CLUSTER); at >= 0; at = SPOKEN.indexOf(CLUSTER, at + 1)) starts.push(at)
  return starts.map((start, index) => SPOKEN.subarray(start, starts[index + 1] ?? SPOKEN.length))
}

/** @param {number} bytes how long it is, about */
export function makeLongTake(bytes) {
  const clusters = clustersOf()
  const [first] = clusters
  if (!first) throw new Error('The fixture has no clusters.')
  const parts = [SPOKEN]
  let size = SPOKEN.length
  for (let index = 0; size < bytes; index += 1) {
    const part = Buffer.from(clusters[index % clusters.length] ?? first)
    part.writeUInt16BE(CLUSTER_MS * (clusters.length + index), TIME_AT)
    parts.push(part)
    size += part.length
  }
  return Buffer.concat(parts)
}
