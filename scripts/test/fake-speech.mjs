// What the fake microphone plays in journeys and screenshots: real speech, as the WAV file that Chromium needs.
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { fromRoot } from '../project.mjs'

export const FAKE_SPEECH_FILE = join(tmpdir(), 'kopru-fake-speech.wav')

const SAMPLE_RATE = 48_000
const BYTES_PER_SAMPLE = 2
const WAV_HEADER_BYTES = 44
const FULL_SCALE = 32_767

/**
 * 16-bit mono PCM in a WAV file.
 * @param {Float32Array[]} chunks
 */
function toWav(chunks) {
  const dataBytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0) * BYTES_PER_SAMPLE
  const wav = Buffer.alloc(WAV_HEADER_BYTES + dataBytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(WAV_HEADER_BYTES - 8 + dataBytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(SAMPLE_RATE, 24)
  wav.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28)
  wav.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  wav.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(dataBytes, 40)
  let at = WAV_HEADER_BYTES
  for (const chunk of chunks) {
    for (const sample of chunk) {
      at = wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE), at)
    }
  }
  return wav
}

export async function prepareFakeSpeech() {
  const bytes = await readFile(fromRoot('tests/fixtures/en_espeak.webm'))
  const track = await new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS }).getPrimaryAudioTrack()
  if (!track) throw new Error('The fixture holds no audio.')
  const decoder = new OpusDecoder({ channels: 1, sampleRate: SAMPLE_RATE })
  await decoder.ready
  /** @type {Float32Array[]} */
  const chunks = []
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const [channel] = decoder.decodeFrame(packet.data).channelData
    if (channel) chunks.push(channel)
  }
  decoder.free()
  await writeFile(FAKE_SPEECH_FILE, toWav(chunks))
}
