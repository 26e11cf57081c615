// The perceived loudness of a mono sound (ITU-R BS.1770-4, in LUFS: K-weighting and two gates), and a peak limiter. For the
// thread that masters recordings.

const SHELF = { hz: 1681.974450955533, gainDb: 3.999843853973347, q: 0.7071752369554196, slope: 0.4996667741545416 }
const HIGH_PASS = { hz: 38.13547087602444, q: 0.5003270373238773 }
const BLOCK_SECONDS = 0.4
const STEP_SECONDS = 0.1
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = 10
const OFFSET = -0.691
/** How far the limiter looks ahead, so that it turns down before a peak, not at it. */
const LOOK_AHEAD_SECONDS = 0.005

/** @typedef {{ b: [number, number, number], a: [number, number] }} Biquad */

/** The two filters of the recommendation, for any sample rate. @param {number} rateHz @returns {[Biquad, Biquad]} */
function kWeighting(rateHz) {
  const k = Math.tan((Math.PI * SHELF.hz) / rateHz)
  const high = 10 ** (SHELF.gainDb / 20)
  const band = high ** SHELF.slope
  const whole = 1 + k / SHELF.q + k * k
  const low = Math.tan((Math.PI * HIGH_PASS.hz) / rateHz)
  const lowWhole = 1 + low / HIGH_PASS.q + low * low
  return [
    {
      b: [
        (high + (band * k) / SHELF.q + k * k) / whole,
        (2 * (k * k - high)) / whole,
        (high - (band * k) / SHELF.q + k * k) / whole,
      ],
      a: [(2 * (k * k - 1)) / whole, (1 - k / SHELF.q + k * k) / whole],
    },
    { b: [1, -2, 1], a: [(2 * (low * low - 1)) / lowWhole, (1 - low / HIGH_PASS.q + low * low) / lowWhole] },
  ]
}

/** @param {Float32Array} samples @param {Biquad} filter */
function filtered(samples, { b, a }) {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    out[index] = y
  }
  return out
}

/** @param {number} db */
export const toFactor = (db) => 10 ** (db / 20)
/** @param {number} factor */
export const toDb = (factor) => 20 * Math.log10(factor)

/** @param {number} power mean square */
const toLufs = (power) => OFFSET + 10 * Math.log10(power)

/** @param {number[]} powers */
const mean = (powers) => powers.reduce((sum, power) => sum + power, 0) / powers.length

/**
 * Mean squares of blocks of 400 ms, 100 ms apart; a shorter sound is one block.
 * @param {Float32Array} samples
 * @param {number} rateHz
 */
function blockPowers(samples, rateHz) {
  const block = Math.min(samples.length, Math.round(BLOCK_SECONDS * rateHz))
  const step = Math.round(STEP_SECONDS * rateHz)
  const powers = []
  for (let from = 0; from + block <= samples.length; from += step) {
    let sum = 0
    for (let index = from; index < from + block; index += 1) sum += (samples[index] ?? 0) ** 2
    powers.push(sum / block)
  }
  return powers
}

/**
 * The integrated loudness of a mono sound in LUFS; -Infinity if nothing is above the absolute gate.
 * @param {Float32Array} samples
 * @param {number} rateHz
 */
export function loudnessOf(samples, rateHz) {
  if (samples.length === 0) return -Infinity
  const [shelf, highPass] = kWeighting(rateHz)
  const powers = blockPowers(filtered(filtered(samples, shelf), highPass), rateHz)
  const heard = powers.filter((power) => toLufs(power) > ABSOLUTE_GATE)
  if (heard.length === 0) return -Infinity
  const gate = toLufs(mean(heard)) - RELATIVE_GATE
  return toLufs(mean(heard.filter((power) => toLufs(power) > gate)))
}

/** @param {Float32Array} samples */
export function peakOf(samples) {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/**
 * For each position, the smallest value within `reach` positions on either side.
 * @param {Float32Array} values
 * @param {number} reach
 */
function slidingMinimum(values, reach) {
  const out = new Float32Array(values.length)
  /** @type {number[]} places whose values rise from first to last */
  const queue = []
  let head = 0
  for (let at = 0; at < values.length + reach; at += 1) {
    const value = values[at]
    if (value !== undefined) {
      while (queue.length > head && (values[queue.at(-1) ?? 0] ?? 1) >= value) queue.pop()
      queue.push(at)
    }
    const middle = at - reach
    if (middle < 0) continue
    while ((queue[head] ?? 0) < middle - reach) head += 1
    out[middle] = values[queue[head] ?? middle] ?? 1
  }
  return out
}

/**
 * Multiplies by `gain` and smoothly turns down whatever would exceed `peak`.
 * @param {Float32Array} samples
 * @param {{ gain: number, peak: number, rateHz: number }} options
 */
export function amplified(samples, { gain, peak, rateHz }) {
  const out = samples.map((sample) => sample * gain)
  if (peakOf(out) <= peak) return out
  const reach = Math.max(1, Math.round(LOOK_AHEAD_SECONDS * rateHz))
  const needed = out.map((sample) => Math.min(1, peak / Math.max(Math.abs(sample), Number.MIN_VALUE)))
  const lowest = slidingMinimum(needed, reach)
  // The average over the same window as the minimum never exceeds what any position in it needs.
  let sum = 0
  for (let index = 0; index < reach; index += 1) sum += lowest[index] ?? 1
  for (let index = 0; index < out.length; index += 1) {
    sum += lowest[index + reach] ?? 1
    if (index > reach) sum -= lowest[index - reach - 1] ?? 1
    const count = Math.min(index, reach) + 1 + reach
    const turnedDown = (out[index] ?? 0) * (sum / count)
    // Rounding of the running sum.
    out[index] = Math.max(-peak, Math.min(peak, turnedDown))
  }
  return out
}
