import { useEffect, useRef } from 'react'
import { QUIET_RECORDING_LEVEL } from '#app/config/practice.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { Subscribe } from '../player/session/signal.ts'
import { barPath, HEIGHT, WIDTH } from './bars.ts'
import { PEAKS } from './peaks.ts'

/** A bar is this long, so that the picture holds six seconds. */
const BAR_MS = 100

const HUES = { en: 'fill-english', tr: 'fill-turkish' } satisfies Record<Language, string>

/** The newest levels that fit, the newest last. */
function addLevel(levels: readonly number[], level: number): number[] {
  return [...levels, level].slice(-PEAKS)
}

function pathOf(levels: readonly number[], belongs: (level: number) => boolean): string {
  return levels.map((level, index) => (belongs(level) ? barPath(index, level) : '')).join('')
}

interface Props {
  /** Whose voice: its hue. */
  language: Language
  /** The microphone's level, 0 to 1, many times a second. */
  levels: Subscribe<number>
}

/**
 * The voice that is being recorded, drawn outside React. Bars below the level that counts as too quiet are pale, and a
 * dashed line shows that level.
 */
export function LiveWaveform({ language, levels }: Props) {
  const heard = useRef<SVGPathElement>(null)
  const quiet = useRef<SVGPathElement>(null)
  useEffect(() => {
    let bars: number[] = []
    let loudest = 0
    let since = performance.now()
    return levels((level) => {
      loudest = Math.max(loudest, level)
      if (performance.now() - since < BAR_MS) return
      bars = addLevel(bars, loudest)
      loudest = 0
      since = performance.now()
      heard.current?.setAttribute(
        'd',
        pathOf(bars, (bar) => bar >= QUIET_RECORDING_LEVEL),
      )
      quiet.current?.setAttribute(
        'd',
        pathOf(bars, (bar) => bar < QUIET_RECORDING_LEVEL),
      )
    })
  }, [levels])
  const reach = (HEIGHT * QUIET_RECORDING_LEVEL) / 2
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="h-12 w-full">
      <path
        d={`M0 ${HEIGHT / 2 - reach}h${WIDTH}M0 ${HEIGHT / 2 + reach}h${WIDTH}`}
        className="stroke-line"
        strokeDasharray="2 4"
      />
      <path ref={quiet} className={HUES[language]} opacity="0.35" />
      <path ref={heard} className={HUES[language]} />
    </svg>
  )
}
