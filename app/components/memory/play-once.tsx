import { Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { memoryCopy } from '#app/config/copy/memory.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { Button } from '../ui/button.tsx'
import { speak, type SpeechState } from '../vocabulary/speech-player.ts'

interface Props {
  url: string
  text: string
  language: Language
  onDevice: boolean
  /** For shadowing, a passage may be played again. */
  mayRepeat: boolean
}

/** Plays a passage, once. Without script, which cannot hold anybody to it, the browser's own player. */
export function PlayOnce({ url, text, language, onDevice, mayRepeat }: Props) {
  const copy = useCopy(memoryCopy).steps.listen
  const isHydrated = useHydrated()
  const [sound, setSound] = useState<SpeechState>('idle')
  const [wasHeard, setWasHeard] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  // Its words come later.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (!isHydrated) return <audio controls preload="auto" src={url} aria-label={copy.play} className="w-full" />
  const isOn = sound === 'loading' || sound === 'playing'
  const hear = (state: SpeechState) => {
    setSound(state)
    if (state === 'playing') setWasHeard(true)
  }
  const play = () => {
    stop.current = speak({ url, text, language, onDevice, onState: hear })
  }
  const isSpent = wasHeard && !mayRepeat && !isOn
  return (
    <>
      <Button
        look={isSpent ? 'secondary' : 'primary'}
        disabled={isSpent || isOn}
        aria-busy={sound === 'loading' || undefined}
        onClick={play}
        className="w-full"
      >
        <Volume2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {isOn ? copy.playing : isSpent ? copy.played : copy.play}
      </Button>
      {sound === 'failed' && (
        <p role="alert" className="mt-2 text-15 text-critical">
          {copy.noSound}
        </p>
      )}
    </>
  )
}
