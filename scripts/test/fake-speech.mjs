// What the fake microphone plays in journeys and screenshots: real speech, as the WAV file that Chromium needs.
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { fromRoot } from '../project.mjs'
import { toWav } from '../workers/sound-file.mjs'

export const FAKE_SPEECH_FILE = join(tmpdir(), 'kopru-fake-speech.wav')

const SAMPLE_RATE = 48_000

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
  await writeFile(FAKE_SPEECH_FILE, toWav(chunks, SAMPLE_RATE))
}
