const FRAME_SECONDS = 0.04
const LOWEST_HZ = 70
const HIGHEST_HZ = 320
// Below this the frame is noise or silence; 1 is a perfectly periodic sound.
const VOICED = 0.6

function correlation(samples: Float64Array, options: { from: number; length: number; lag: number }): number {
  const { from, length, lag } = options
  let product = 0
  let energy = 0
  let lagged = 0
  for (let at = from; at < from + length; at += 1) {
    const [one, two] = [samples[at] ?? 0, samples[at + lag] ?? 0]
    product += one * two
    energy += one * one
    lagged += two * two
  }
  return energy === 0 || lagged === 0 ? 0 : product / Math.sqrt(energy * lagged)
}

/** The median pitch of a voice in hertz, by autocorrelation of every sixth frame. */
export function medianPitchHz(samples: Float64Array, sampleRateHz: number): number {
  const length = Math.round(FRAME_SECONDS * sampleRateHz)
  const longest = Math.round(sampleRateHz / LOWEST_HZ)
  const pitches: number[] = []
  for (let from = 0; from + length + longest < samples.length; from += 6 * length) {
    let best = { strength: VOICED, lag: 0 }
    for (let lag = Math.round(sampleRateHz / HIGHEST_HZ); lag <= longest; lag += 1) {
      const strength = correlation(samples, { from, length, lag })
      // A whole multiple of the true period correlates as well: it must be clearly better to replace a shorter one.
      if (strength > best.strength * (best.lag === 0 ? 1 : 1.05)) best = { strength, lag }
    }
    if (best.lag > 0) pitches.push(sampleRateHz / best.lag)
  }
  return pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0
}
