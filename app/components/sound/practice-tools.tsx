import { Repeat } from 'lucide-react'
import { SOUND_SPEEDS } from '#app/config/practice.ts'
import { soundCopy } from '#app/config/copy/sound.ts'
import { useCopy } from '../shell/locale.ts'
import type { Sound, SoundSnapshot } from './sound.ts'

/** Speed, and a passage that is repeated: for practice only, as the test knows neither. */
export function PracticeTools({ sound, now }: { sound: Sound; now: SoundSnapshot }) {
  const copy = useCopy(soundCopy)
  const { repeat, speed } = now
  const step = repeat === null ? 'start' : repeat.to === null ? 'end' : 'off'
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-13 text-soft">
      <SpeedChoice speed={speed} onChange={sound.setSpeed} />
      <button
        type="button"
        onClick={sound.markRepeat}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 hover:text-accent"
      >
        <Repeat aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {copy.repeat[step]}
      </button>
    </div>
  )
}

interface Props {
  speed: number
  onChange: (speed: number) => void
}

/** 0.75 to 1.25 times the speed at which it was said. */
export function SpeedChoice({ speed, onChange }: Props) {
  const copy = useCopy(soundCopy)
  return (
    <label className="inline-flex min-h-11 items-center gap-2">
      {copy.speed}
      <select
        value={speed}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="min-h-11 rounded-control border border-line bg-surface px-2 text-ink"
      >
        {SOUND_SPEEDS.map((choice) => (
          <option key={choice} value={choice}>
            {copy.times(choice)}
          </option>
        ))}
      </select>
    </label>
  )
}
