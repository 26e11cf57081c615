import { useId } from 'react'
import type { Language } from '#app/models/dialogues/language.ts'
import { barsPath, HEIGHT, WIDTH } from './bars.ts'

const HUES = { en: 'fill-english', tr: 'fill-turkish' } satisfies Record<Language, string>

interface Props {
  /** Null until the sound has been loaded. */
  peaks: readonly number[] | null
  /** Whose voice: its hue. */
  language: Language
  /** Played so far, 0 to 1. */
  played: number
  /** The repeated passage, as shares of the whole; without an end only its start. */
  passage?: { from: number; to: number | null } | null
}

/** A sound as bars, those already played in full colour. */
export function Waveform({ peaks, language, played, passage = null }: Props) {
  const id = useId()
  const path = barsPath(peaks)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className="h-12 w-full">
      <clipPath id={id}>
        <rect width={WIDTH * played} height={HEIGHT} />
      </clipPath>
      {passage && (
        <rect
          x={WIDTH * passage.from}
          width={Math.max(2, WIDTH * ((passage.to ?? passage.from) - passage.from))}
          height={HEIGHT}
          className="fill-sun"
          opacity="0.35"
        />
      )}
      <path d={path} className={HUES[language]} opacity="0.3" />
      <path d={path} className={HUES[language]} clipPath={`url(#${id})`} />
      {played > 0 && <rect x={WIDTH * played - 1} width="1.5" height={HEIGHT} className="fill-ink" />}
    </svg>
  )
}
