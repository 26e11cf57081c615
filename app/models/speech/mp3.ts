const KBPS_MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KBPS_MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const MPEG1_RATES_HZ = [44_100, 48_000, 32_000]
const HEADER_BYTES = 4
const ID3_HEADER_BYTES = 10

interface Frame {
  bytes: number
  durationMs: number
}

/** The frame header of MPEG audio Layer III: ISO/IEC 11172-3, 2.4.1.3 (13818-3 for the halved sample rates). */
function readFrame(bytes: Uint8Array, at: number): Frame | null {
  const [sync, kind, rates] = bytes.subarray(at, at + HEADER_BYTES)
  if (sync !== 0xff || kind === undefined || rates === undefined || (kind & 0xe6) !== 0xe2) return null
  const version = (kind >> 3) & 3
  const baseRateHz = MPEG1_RATES_HZ[(rates >> 2) & 3]
  const kbps = (version === 3 ? KBPS_MPEG1 : KBPS_MPEG2)[rates >> 4]
  if (version === 1 || baseRateHz === undefined || kbps === undefined || kbps === 0) return null
  const rateHz = version === 3 ? baseRateHz : baseRateHz / (version === 2 ? 2 : 4)
  const samples = version === 3 ? 1152 : 576
  const padding = (rates >> 1) & 1
  return { bytes: Math.floor((samples * kbps * 1000) / 8 / rateHz) + padding, durationMs: (samples * 1000) / rateHz }
}

/** Length of a leading ID3v2 tag in bytes. Its size field has four groups of seven bits. */
function id3Bytes(bytes: Uint8Array): number {
  const [i, d, three, , , , a, b, c, e] = bytes.subarray(0, ID3_HEADER_BYTES)
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0
  return ID3_HEADER_BYTES + (((a ?? 0) << 21) | ((b ?? 0) << 14) | ((c ?? 0) << 7) | (e ?? 0))
}

/**
 * Adds up the duration of an MP3's frames. Null if the bytes are not one complete MP3: no frame at the start, other data
 * between frames, or a truncated last frame. A trailing ID3v1 tag is accepted.
 */
export function measureMp3(bytes: Uint8Array): { durationMs: number } | null {
  let at = id3Bytes(bytes)
  let durationMs = 0
  while (at < bytes.length) {
    const isTag = bytes[at] === 0x54 && bytes[at + 1] === 0x41 && bytes[at + 2] === 0x47
    if (isTag) break
    const frame = readFrame(bytes, at)
    if (frame === null || at + frame.bytes > bytes.length) return null
    at += frame.bytes
    durationMs += frame.durationMs
  }
  return durationMs === 0 ? null : { durationMs: Math.round(durationMs) }
}
