import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

const FIXTURES = resolve(import.meta.dirname, '../fixtures')
const WAV_HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2
const INT16_MAX = 32_767

export type FixtureName = 'tr_espeak.webm' | 'en_espeak.webm' | 'silence.webm' | 'en_espeak.mp4' | 'safari_like.mp4'

/** A recording made in Chromium (or, for safari_like.mp4, AAC as Safari encodes it). */
export async function readFixture(name: FixtureName): Promise<Uint8Array> {
  return new Uint8Array(await readFile(resolve(FIXTURES, name)))
}

interface WavOptions {
  durationMs: number
  sampleRateHz?: number
  channels?: number
  /** The sample at a time in seconds, from -1 to 1. */
  sampleAt: (seconds: number) => number
}

/** A 16-bit PCM WAV file. */
export function makeWav({ durationMs, sampleRateHz = 16_000, channels = 1, sampleAt }: WavOptions): Uint8Array {
  const frames = Math.round((durationMs / 1000) * sampleRateHz)
  const data = frames * channels * BYTES_PER_SAMPLE
  const wav = Buffer.alloc(WAV_HEADER_BYTES + data)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(WAV_HEADER_BYTES - 8 + data, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(channels, 22)
  wav.writeUInt32LE(sampleRateHz, 24)
  wav.writeUInt32LE(sampleRateHz * channels * BYTES_PER_SAMPLE, 28)
  wav.writeUInt16LE(channels * BYTES_PER_SAMPLE, 32)
  wav.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(data, 40)
  for (let index = 0; index < frames * channels; index += 1) {
    const value = Math.round(sampleAt(Math.floor(index / channels) / sampleRateHz) * INT16_MAX)
    wav.writeInt16LE(value, WAV_HEADER_BYTES + index * BYTES_PER_SAMPLE)
  }
  return new Uint8Array(wav)
}

// One frame of MPEG-2 layer III at 22.05 kHz, 48 kbps, mono, with empty side information: 26 ms of silence.
const MP3_FRAME_BYTES = 156
const MP3_FRAME_MS = (576 / 22_050) * 1000
const MP3_HEADER = [0xff, 0xf3, 0x60, 0xc4]

/** A valid MP3 of silence, which every browser plays. */
export function makeSilentMp3(durationMs: number): Uint8Array {
  const frames = Math.ceil(durationMs / MP3_FRAME_MS)
  const mp3 = new Uint8Array(frames * MP3_FRAME_BYTES)
  for (let frame = 0; frame < frames; frame += 1) mp3.set(MP3_HEADER, frame * MP3_FRAME_BYTES)
  return mp3
}
