// Opens a recording by its content, within limits. For the threads that decode recordings.
import { BufferSource, EncodedPacketSink, Input, MP4, OGG, WAVE, WEBM } from 'mediabunny'

const MIN_SOURCE_RATE_HZ = 8000
const MAX_SOURCE_RATE_HZ = 192_000
const MS_PER_SECOND = 1000
/**
 * Reads allowed per possible packet; recordings from browsers need two to four. On a WebM file with one flipped bit,
 * mediabunny 1.61 can find the same element again and again, in an endless loop that never yields to a timer.
 */
const MAX_READS_PER_PACKET = 20

// The libraries log a line per damaged packet, and a file can hold 12,000 of them.
console.error = () => {}
console.warn = () => {}

const CONTAINERS = new Map([
  [WEBM, { container: 'webm', mime: 'audio/webm' }],
  [MP4, { container: 'mp4', mime: 'audio/mp4' }],
  [OGG, { container: 'ogg', mime: 'audio/ogg' }],
  [WAVE, { container: 'wav', mime: 'audio/wav' }],
])

/** @typedef {{ maxDurationMs: number, maxPackets: number, maxChannels: number }} Limits */

/** The bytes of a file, which can be read a limited number of times. */
class LimitedSource extends BufferSource {
  #left

  /**
   * @param {Uint8Array} bytes
   * @param {number} maxReads
   */
  constructor(bytes, maxReads) {
    super(bytes)
    this.#left = maxReads
  }

  // Not in the library's type declarations; its public hook is called for the first read only.
  /** @param {unknown[]} range */
  _read(...range) {
    this.#left -= 1
    if (this.#left < 0) throw new Error('The file was looked into too often.')
    /* oxlint-disable no-underscore-dangle */
    // @ts-expect-error See above.
    return super._read(...range)
  }
}

/**
 * @param {Uint8Array} bytes
 * @param {Limits} limits
 */
export function openRecording(bytes, limits) {
  const source = new LimitedSource(bytes, limits.maxPackets * MAX_READS_PER_PACKET)
  return new Input({ formats: [...CONTAINERS.keys()], source })
}

/**
 * The single audio track of a recording with its container and codec, or null for anything else.
 * @param {Input} input
 * @param {Limits} limits
 */
export async function findTrack(input, limits) {
  const kind = CONTAINERS.get(await input.getFormat())
  const [track, ...others] = await input.getTracks()
  if (kind === undefined || track === undefined || others.length > 0 || !track.isAudioTrack()) return null
  if (!(await isPlausible(track, limits))) return null
  return { kind, track, codec: await track.getCodec() }
}

/**
 * A sample rate of 1 Hz would expand one byte to a second of sound.
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 */
async function isPlausible(track, limits) {
  const sampleRateHz = await track.getSampleRate()
  const channels = await track.getNumberOfChannels()
  const isRate = sampleRateHz >= MIN_SOURCE_RATE_HZ && sampleRateHz <= MAX_SOURCE_RATE_HZ
  return isRate && channels >= 1 && channels <= limits.maxChannels
}

/**
 * Walks the packets, as far as they can be read and the limits allow.
 * @param {import('mediabunny').InputAudioTrack} track
 * @param {Limits} limits
 * @param {(packet: import('mediabunny').EncodedPacket) => boolean} take returns false to stop
 */
export async function walkPackets(track, limits, take) {
  let count = 0
  let startSeconds = Infinity
  let endSeconds = 0
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      count += 1
      startSeconds = Math.min(startSeconds, packet.timestamp)
      endSeconds = Math.max(endSeconds, packet.timestamp + packet.duration)
      if (count > limits.maxPackets || !take(packet)) break
    }
  } catch {
    // A truncated file ends in an unreadable packet; what came before it counts.
  }
  return { count, spanMs: count === 0 ? 0 : Math.max(0, endSeconds - startSeconds) * MS_PER_SECOND }
}
