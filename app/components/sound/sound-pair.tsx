import { soundCopy } from '#app/config/copy/sound.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'
import { PracticeTools } from './practice-tools.tsx'
import { ScriptlessSound, TrackRow } from './sound-track.tsx'
import { useSound } from './use-sound.ts'

interface Heard {
  src: string | Blob
  /** What it is, for screen readers. */
  label: string
  /** Shown above it. */
  caption: string
  /** Whose hue. */
  language: Language
}

/** What was said and its interpretation, one above the other: alone, or one after the other as in the room. */
export function SoundPair({ original, own }: { original: Heard; own: Heard }) {
  const copy = useCopy(soundCopy)
  const first = useSound(original.src, original.label)
  const second = useSound(own.src, own.label)
  async function playBoth(): Promise<void> {
    first.sound.seek(0)
    second.sound.seek(0)
    if (await first.sound.play()) await second.sound.play()
  }
  const tracks = [
    { ...original, ...first },
    { ...own, ...second },
  ]
  return (
    <div className="space-y-2">
      {tracks.map(({ src, label, caption, language, sound, now }) => (
        <figure key={label}>
          <figcaption className="text-13 font-semibold text-soft">{caption}</figcaption>
          <TrackRow sound={sound} now={now} label={label} language={language} />
          {now.duration !== null && <PracticeTools sound={sound} now={now} />}
          {typeof src === 'string' && <ScriptlessSound src={src} label={label} />}
        </figure>
      ))}
      <Button look="quiet" onClick={() => void playBoth()} className="hidden scripted:inline-flex">
        {copy.both}
      </Button>
    </div>
  )
}
