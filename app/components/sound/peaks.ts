/** Bars of a waveform. */
export const PEAKS = 64

/**
 * The loudest sample of each of 64 equal parts, 0 to 1, with the loudest of all at 1. Silence stays 0.
 *
 * @param samples One channel, -1 to 1.
 */
export function peaksOf(samples: Float32Array): number[] {
  const size = samples.length / PEAKS
  const peaks = Array.from({ length: PEAKS }, (_, index) => {
    let peak = 0
    const end = Math.min(samples.length, Math.ceil((index + 1) * size))
    for (let at = Math.floor(index * size); at < end; at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
  const loudest = Math.max(...peaks)
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest)
}

/** Decoding needs no more: a waveform of 64 bars. */
const DECODE_RATE_HZ = 8_000

/** What a sound looks like, and how long it is in seconds: recordings of a browser often do not say it themselves. */
export interface SoundShape {
  peaks: number[]
  duration: number
}

/** The shape of a sound file; null if this browser cannot decode it. */
export async function readShape(bytes: ArrayBuffer): Promise<SoundShape | null> {
  try {
    const decoder = new OfflineAudioContext(1, 1, DECODE_RATE_HZ)
    const sound = await decoder.decodeAudioData(bytes)
    return { peaks: peaksOf(sound.getChannelData(0)), duration: sound.duration }
  } catch {
    return null
  }
}
