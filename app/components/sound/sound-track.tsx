import { Pause, Play } from 'lucide-react'
import { soundCopy } from '#app/config/copy/sound.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { useSound } from './use-sound.ts'
import { Waveform } from './waveform.tsx'

/** Seconds that an arrow key moves. */
const STEP_SECONDS = 0.5

function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / MINUTE_SECONDS)}:${String(whole % MINUTE_SECONDS).padStart(2, '0')}`
}

interface Props {
  src: string
  /** The sound itself, if it is here already. `src` is then its URL. */
  blob?: Blob | undefined
  /** What it is, for screen readers: 'Your recording, segment 4'. */
  label: string
  /** Whose hue. */
  language: Language
  /** Shown above it. */
  caption?: string
}

/** The one player of sounds: a button, the waveform, which is also the position, and the time. */
export function SoundTrack(props: Props) {
  const isHydrated = useHydrated()
  const { src, label, caption } = props
  return (
    <figure>
      {caption !== undefined && <figcaption className="text-13 font-semibold text-soft">{caption}</figcaption>}
      {isHydrated ? (
        <Track key={src} {...props} />
      ) : (
        // Without script the browser's own player is the only one.
        <audio controls preload="none" src={src} aria-label={label} className="mt-1 w-full" />
      )}
    </figure>
  )
}

function Track({ src, blob, label, language }: Props) {
  const copy = useCopy(soundCopy)
  const { state, at, duration, peaks, toggle, seek } = useSound(src, blob)
  const isPlaying = state === 'playing'
  const Icon = isPlaying ? Pause : Play
  return (
    <>
      <div className="flex items-center gap-3">
        <button
          type="button"
          onClick={() => void toggle()}
          aria-label={isPlaying ? copy.pause(label) : copy.play(label)}
          aria-busy={state === 'loading'}
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent text-accent-ink aria-busy:opacity-45"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
        <div className="relative min-w-0 flex-1 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent">
          <Waveform peaks={peaks} language={language} played={duration ? at / duration : 0} />
          {duration !== null && (
            <input
              type="range"
              min={0}
              max={duration}
              step={STEP_SECONDS}
              value={at}
              onChange={(event) => seek(event.currentTarget.valueAsNumber)}
              aria-label={copy.position(label)}
              aria-valuetext={copy.time(clock(at), clock(duration))}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          )}
        </div>
        <span className="tabular w-20 shrink-0 text-right text-13 text-soft">
          {duration === null ? '' : copy.time(clock(at), clock(duration))}
        </span>
      </div>
      <p role="status" className="text-13 text-critical">
        {state === 'failed' && copy.failed}
      </p>
    </>
  )
}
