/** A passage that is heard again and again, in seconds. Without an end it is still being marked. */
export interface Repeat {
  from: number
  to: number | null
}

/** A shorter passage is a slip of the finger. */
const LEAST_SECONDS = 0.3

/** What one more press of the repeat button means at this position: the start, the end, or no repeat. */
export function nextRepeat(repeat: Repeat | null, at: number): Repeat | null {
  if (repeat === null) return { from: at, to: null }
  if (repeat.to !== null) return null
  const [from, to] = [Math.min(repeat.from, at), Math.max(repeat.from, at)]
  return to - from < LEAST_SECONDS ? null : { from, to }
}

/** Where to go back to from this position; null to go on. */
export function repeatFrom(repeat: Repeat | null, at: number): number | null {
  return repeat !== null && repeat.to !== null && at >= repeat.to ? repeat.from : null
}
