import { useId } from 'react'
import type { Language } from '#app/models/dialogues/language.ts'
import { PEAKS } from './peaks.ts'

const BAR = 3
const STEP = 5
const WIDTH = PEAKS * STEP
const HEIGHT = 48
/** A bar of silence is still a dot. */
const LEAST = 3

const HUES = { en: 'fill-english', tr: 'fill-turkish' } satisfies Record<Language, string>

/** The bars as one SVG path. Without peaks, a line of dots. */
function barsPath(peaks: readonly number[] | null): string {
  return Array.from({ length: PEAKS }, (_, index) => {
    const height = Math.max(LEAST, (peaks?.[index] ?? 0) * HEIGHT)
    return `M${index * STEP + 1} ${((HEIGHT - height) / 2).toFixed(1)}h${BAR}v${height.toFixed(1)}h-${BAR}z`
  }).join('')
}

interface Props {
  /** Null until the sound has been loaded. */
  peaks: readonly number[] | null
  /** Whose voice: its hue. */
  language: Language
  /** Played so far, 0 to 1. */
  played: number
}

/** A sound as bars, those already played in full colour. */
export function Waveform({ peaks, language, played }: Props) {
  const id = useId()
  const path = barsPath(peaks)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="h-12 w-full">
      <clipPath id={id}>
        <rect width={WIDTH * played} height={HEIGHT} />
      </clipPath>
      <path d={path} className={HUES[language]} opacity="0.3" />
      <path d={path} className={HUES[language]} clipPath={`url(#${id})`} />
    </svg>
  )
}
