import { PEAKS } from './peaks.ts'

// A waveform is drawn in its own units and stretched to the width that there is.
const BAR = 3
const STEP = 5
export const WIDTH = PEAKS * STEP
export const HEIGHT = 48
/** A bar of silence is still a dot. */
const LEAST = 3

/** One bar as a piece of an SVG path. `height` is 0 to 1. */
export function barPath(index: number, height: number): string {
  const tall = Math.max(LEAST, height * HEIGHT)
  return `M${index * STEP + 1} ${((HEIGHT - tall) / 2).toFixed(1)}h${BAR}v${tall.toFixed(1)}h-${BAR}z`
}

/** All bars as one SVG path. Without peaks, a line of dots. */
export function barsPath(peaks: readonly number[] | null): string {
  return Array.from({ length: PEAKS }, (_, index) => barPath(index, peaks?.[index] ?? 0)).join('')
}
