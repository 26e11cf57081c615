const SAMPLE_RATE = 8_000
const SAMPLES = 400
const HEADER_BYTES = 44
const MIDDLE = 128

/** A twentieth of a second of silence, as a WAV file. */
export function silence(): Blob {
  const bytes = new Uint8Array(HEADER_BYTES + SAMPLES).fill(MIDDLE, HEADER_BYTES)
  const view = new DataView(bytes.buffer)
  const write = (offset: number, text: string) => bytes.set(new TextEncoder().encode(text), offset)
  write(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + SAMPLES, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // PCM, one channel, one byte per sample.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, SAMPLES, true)
  return new Blob([bytes], { type: 'audio/wav' })
}
