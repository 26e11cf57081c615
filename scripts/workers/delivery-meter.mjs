// Delay, pauses and end of the speech in a recording. It gets each frame with the detector's verdict, and leaves out clicks,
// breath and distant voices.

const FRAME_MS = 30
// Shorter silences are articulation, not pauses: 250 ms is the threshold of research on fluency (De Jong and Bosker, 2013).
// It is also the longest voiceless part that a word may begin or end with; anything longer is breath.
const JOIN_MS = 250
// Measured: the detector takes a click for 90 ms of speech; eSpeak's shortest words ("No.", "Evet.") are 500 ms.
const MIN_RUN_MS = 120
const MIN_VOICED_FRAMES = 2
// After the last sound the detector reports speech for two more frames (WebRTC's mode 3 at 30 ms, seen on speech of known length).
const HANGOVER_MS = 60
// The dynamic range of speech (ANSI S3.5): anything quieter than the loudest frame by more than this is another voice.
const SPEECH_RANGE_DB = 30
// A pause counts as long from 2 s.
const LONG_PAUSE_MS = 2000

// A voice has a pitch of 67 to 400 Hz, searched at 4 kHz. The autocorrelation of breath noise is 0.3 at most.
const DECIMATION = 4
const MIN_LAG = 10
const MAX_LAG = 60
const MIN_CORRELATION = 0.5
const SILENCE_DB = -120

/** @typedef {{ isSpeech: boolean, isVoiced: boolean, level: number }} Frame `level` in decibels */
/** @typedef {{ from: number, to: number }} Run frames, the second exclusive */
/** @typedef {{ startMs: number, endMs: number }} Island */
/** @typedef {{ startDelayMs: number, pausesMs: number[], speechSpanMs: number }} Delivery */

/**
 * @param {Int16Array} samples
 * @returns {Float64Array} every fourth sample, averaged, around zero
 */
function decimate(samples) {
  const low = new Float64Array(Math.floor(samples.length / DECIMATION))
  let total = 0
  for (let slot = 0; slot < low.length; slot += 1) {
    let sum = 0
    for (let index = slot * DECIMATION; index < (slot + 1) * DECIMATION; index += 1) sum += samples[index] ?? 0
    low[slot] = sum / DECIMATION
    total += sum / DECIMATION
  }
  const mean = total / low.length
  for (let slot = 0; slot < low.length; slot += 1) low[slot] = (low[slot] ?? 0) - mean
  return low
}

/**
 * Whether 30 ms at 16 kHz have a pitch.
 * @param {Int16Array} samples
 */
function hasPitch(samples) {
  const low = decimate(samples)
  for (let lag = MIN_LAG; lag <= MAX_LAG; lag += 1) {
    let product = 0
    let before = 0
    let after = 0
    for (let at = lag; at < low.length; at += 1) {
      const earlier = low[at - lag] ?? 0
      const later = low[at] ?? 0
      product += earlier * later
      before += earlier * earlier
      after += later * later
    }
    if (product > 0 && product * product > MIN_CORRELATION ** 2 * before * after) return true
  }
  return false
}

/** @param {Int16Array} samples */
function levelOf(samples) {
  let energy = 0
  for (let at = 0; at < samples.length; at += 1) energy += (samples[at] ?? 0) ** 2
  return energy === 0 ? SILENCE_DB : 10 * Math.log10(energy / samples.length)
}

/**
 * Groups of speech frames with gaps shorter than JOIN_MS.
 * @param {Frame[]} frames
 * @returns {Run[][]}
 */
function groupRuns(frames) {
  /** @type {Run[][]} */
  const groups = []
  frames.forEach(({ isSpeech }, index) => {
    if (!isSpeech) return
    const group = groups.at(-1)
    const run = group?.at(-1)
    if (run?.to === index) run.to = index + 1
    else if (group && run && (index - run.to) * FRAME_MS < JOIN_MS) group.push({ from: index, to: index + 1 })
    else groups.push([{ from: index, to: index + 1 }])
  })
  return groups
}

/**
 * A group's start and end, or null for a click or a breath.
 * @param {Run[]} group
 * @param {{ frames: Frame[], quietest: number }} of
 * @returns {Island | null}
 */
function toIsland(group, { frames, quietest }) {
  const [first, last] = [group[0], group.at(-1)]
  if (!first || !last || !group.some(({ from, to }) => (to - from) * FRAME_MS >= MIN_RUN_MS)) return null
  const voiced = []
  for (let index = first.from; index < last.to; index += 1) {
    const frame = frames[index]
    if (frame?.isVoiced && frame.level >= quietest) voiced.push(index)
  }
  const [firstVoiced, lastVoiced] = [voiced[0], voiced.at(-1)]
  if (firstVoiced === undefined || lastVoiced === undefined || voiced.length < MIN_VOICED_FRAMES) return null
  const startMs = Math.max(first.from * FRAME_MS, firstVoiced * FRAME_MS - JOIN_MS)
  const endMs = Math.min(last.to * FRAME_MS - HANGOVER_MS, (lastVoiced + 1) * FRAME_MS + JOIN_MS)
  return { startMs, endMs }
}

/** Takes frames of 30 ms at 16 kHz, in order. */
export function createDeliveryMeter() {
  /** @type {Frame[]} */
  const frames = []
  return {
    /**
     * @param {Int16Array} samples
     * @param {boolean} isSpeech
     */
    add(samples, isSpeech) {
      frames.push({
        isSpeech,
        isVoiced: isSpeech && hasPitch(samples),
        level: isSpeech ? levelOf(samples) : SILENCE_DB,
      })
    },
    /** @returns {Delivery | null} null where nobody speaks */
    result() {
      const loudest = frames.reduce(
        (level, frame) => (frame.isVoiced ? Math.max(level, frame.level) : level),
        SILENCE_DB,
      )
      const quietest = loudest - SPEECH_RANGE_DB
      const islands = groupRuns(frames).flatMap((group) => toIsland(group, { frames, quietest }) ?? [])
      const [first, last] = [islands[0], islands.at(-1)]
      if (!first || !last) return null
      const pausesMs = islands
        .slice(1)
        .map(({ startMs }, index) => startMs - (islands[index]?.endMs ?? startMs))
        .filter((pause) => pause >= LONG_PAUSE_MS)
      return { startDelayMs: first.startMs, pausesMs, speechSpanMs: last.endMs - first.startMs }
    },
  }
}
