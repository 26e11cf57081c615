/** The rate the server converts to anyway; three minutes are 8.7 MB. */
const RATE_HZ = 24_000
const HEADER_BYTES = 44
const SAMPLE_BYTES = 2
const INT16_MAX = 32_767
const MAGIC_BYTES = 4
/** First bytes of WebM, Ogg and WAV files. */
const READ_BY_SERVER = ['1a45dfa3', '4f676753', '52494646']

/** Whether the server can decode the file itself, by its first bytes. */
export async function isReadByServer(file: Blob): Promise<boolean> {
  const magic = new Uint8Array(await file.slice(0, MAGIC_BYTES).arrayBuffer())
  return READ_BY_SERVER.includes([...magic].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
}

/** A 16-bit mono WAV of these samples, -1 to 1. */
function wavOf(samples: Float32Array, rateHz: number): ArrayBuffer {
  const bytes = samples.length * SAMPLE_BYTES
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + bytes))
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index))
  }
  write(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + bytes, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rateHz, true)
  view.setUint32(28, rateHz * SAMPLE_BYTES, true)
  view.setUint16(32, SAMPLE_BYTES, true)
  view.setUint16(34, SAMPLE_BYTES * 8, true)
  write(36, 'data')
  view.setUint32(40, bytes, true)
  samples.forEach((sample, index) => {
    const value = Math.max(-1, Math.min(1, sample))
    view.setInt16(HEADER_BYTES + index * SAMPLE_BYTES, Math.round(value * INT16_MAX), true)
  })
  return view.buffer
}

function mixed(sound: AudioBuffer): Float32Array {
  const mono = new Float32Array(sound.length)
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1) {
    const samples = sound.getChannelData(channel)
    samples.forEach((sample, index) => (mono[index] = (mono[index] ?? 0) + sample / sound.numberOfChannels))
  }
  return mono
}

/** Decodes a file with the browser and returns it as a WAV file. Rejects if the browser cannot read it. */
export async function toWav(file: File): Promise<File> {
  const context = new OfflineAudioContext(1, 1, RATE_HZ)
  const sound = await context.decodeAudioData(await file.arrayBuffer())
  return new File([wavOf(mixed(sound), RATE_HZ)], `${file.name}.wav`, { type: 'audio/wav' })
}
