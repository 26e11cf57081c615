import { Pause, Play } from 'lucide-react'
import { soundCopy } from '#app/config/copy/sound.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { clockOf } from './clock-of.ts'
import { PracticeTools } from './practice-tools.tsx'
import type { Sound, SoundSnapshot } from './sound.ts'
import { useJoinPair } from './sound-pair.tsx'
import { useSound } from './use-sound.ts'
import { Waveform } from './waveform.tsx'

/** Seconds that an arrow key moves. */
const STEP_SECONDS = 0.5

interface Props {
  /** Its URL, or a recording that the browser has. */
  src: string | Blob
  /** What it is, for screen readers: 'Your recording, segment 4'. */
  label: string
  /** Whose hue. */
  language: Language
  /** Shown above it. */
  caption?: string
  /** With speed and repeat. */
  hasTools?: boolean
}

/** The one player of sounds: a button, the waveform, which is also the position, and the time. */
export function SoundTrack({ caption, ...props }: Props) {
  return (
    <figure>
      {caption !== undefined && <figcaption className="text-13 font-semibold text-soft">{caption}</figcaption>}
      <OwnTrack {...props} />
      {typeof props.src === 'string' && <ScriptlessSound src={props.src} label={props.label} />}
    </figure>
  )
}

/** Without script the browser's own player is the only one. */
function ScriptlessSound({ src, label }: { src: string; label: string }) {
  return (
    <noscript>
      <audio controls preload="none" src={src} aria-label={label} className="mt-1 w-full" />
    </noscript>
  )
}

function OwnTrack({ src, label, language, hasTools = false }: Props) {
  const { sound, now } = useSound(src, label)
  useJoinPair(sound)
  return (
    <>
      <TrackRow sound={sound} now={now} label={label} language={language} />
      {hasTools && now.duration !== null && <PracticeTools sound={sound} now={now} />}
    </>
  )
}

interface RowProps {
  sound: Sound
  now: SoundSnapshot
  label: string
  language: Language
}

/** The button, the waveform and the time of one sound. */
function TrackRow({ sound, now, label, language }: RowProps) {
  const copy = useCopy(soundCopy)
  const isHydrated = useHydrated()
  const { status, at, duration, peaks, repeat } = now
  const isPlaying = status === 'playing'
  const Icon = isPlaying ? Pause : Play
  const passage =
    repeat && duration ? { from: repeat.from / duration, to: repeat.to === null ? null : repeat.to / duration } : null
  return (
    <>
      <div className="hidden items-center gap-3 scripted:flex">
        <button
          type="button"
          disabled={!isHydrated}
          onClick={sound.toggle}
          aria-label={isPlaying ? copy.pause(label) : copy.play(label)}
          aria-busy={status === 'loading'}
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent text-accent-ink aria-busy:opacity-45"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
        <div className="relative min-w-0 flex-1 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent">
          <Waveform peaks={peaks} language={language} played={duration ? at / duration : 0} passage={passage} />
          {duration === null ? (
            // Its length is not known yet: a tap loads it and begins there.
            <div
              aria-hidden="true"
              onClick={({ clientX, currentTarget }) => {
                const box = currentTarget.getBoundingClientRect()
                sound.playFrom((clientX - box.left) / box.width)
              }}
              className="absolute inset-0 cursor-pointer"
            />
          ) : (
            <input
              type="range"
              min={0}
              max={duration}
              step={STEP_SECONDS}
              value={at}
              onChange={(event) => sound.seek(event.currentTarget.valueAsNumber)}
              aria-label={copy.position(label)}
              aria-valuetext={copy.time(clockOf(at), clockOf(duration))}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          )}
        </div>
        <span className="tabular w-20 shrink-0 text-right text-13 text-soft">
          {duration === null ? '' : copy.time(clockOf(at), clockOf(duration))}
        </span>
      </div>
      <p role="status" className="text-13 text-critical">
        {status === 'failed' && copy.failed}
      </p>
    </>
  )
}
