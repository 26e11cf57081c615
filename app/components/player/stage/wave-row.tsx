import type { ReactNode } from 'react'
import type { Language } from '#app/models/dialogues/language.ts'
import { clockOf } from '../../sound/clock-of.ts'
import type { SoundShape } from '../../sound/peaks.ts'
import { Waveform } from '../../sound/waveform.tsx'

interface Props {
  /** Whose voice. */
  caption: string
  language: Language
  /** Null until it has been heard or recorded. */
  shape: SoundShape | null
  /** The position in seconds; null while it does not play. */
  at: number | null
  /** Given if the position may be chosen. A share of the whole, 0 to 1. */
  onSeek?: ((share: number) => void) | undefined
  seekLabel?: string
  /** In place of the waveform: the voice that is being recorded. */
  live?: ReactNode
  /** In place of the time. */
  time?: ReactNode
}

/** An arrow key moves by this share of the whole. */
const STEP = 0.02

/** One voice on the stage: whose it is, its waveform, and the time played of the whole. Its height never changes. */
export function WaveRow({ caption, language, shape, at, onSeek, seekLabel, live, time }: Props) {
  const played = shape === null || at === null ? 0 : Math.min(1, at / shape.duration)
  const clocks = shape && (at === null ? clockOf(shape.duration) : `${clockOf(at)} / ${clockOf(shape.duration)}`)
  return (
    <div>
      <div className="flex min-h-8 items-center justify-between gap-4 text-13">
        <span className="font-semibold text-soft">{caption}</span>
        <span className="tabular text-soft">{time ?? clocks}</span>
      </div>
      <div className="relative rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent">
        {live ?? <Waveform peaks={shape?.peaks ?? null} language={language} played={played} />}
        {onSeek && shape && (
          <input
            type="range"
            min={0}
            max={1}
            step={STEP}
            value={played}
            onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
            aria-label={seekLabel}
            aria-valuetext={clocks ?? ''}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        )}
      </div>
    </div>
  )
}
