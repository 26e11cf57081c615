import { Square, Volume2 } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import type { Language } from '#app/models/dialogues/language.ts'
import { Button } from '../../ui/button.tsx'
import { OnDeviceContext } from '../listen-button.tsx'
import { speak, type SpeechState } from '../speech-player.ts'

interface Props {
  url: string
  /** What is said, for a browser voice where the server has none. */
  text: string
  language: Language
  names: { play: string; stop: string; failed: string }
  /** Plays as soon as it is shown. */
  isPlayedAtOnce?: boolean
}

/** Plays what is asked, without naming it: with script a button, without the browser's own player. */
export function SoundButton({ url, text, language, names, isPlayedAtOnce = false }: Props) {
  const [state, setState] = useState<SpeechState>('idle')
  const onDevice = use(OnDeviceContext) !== false
  const stop = useRef<() => void>(undefined)
  const isOn = state === 'loading' || state === 'playing'
  const Icon = isOn ? Square : Volume2
  const play = () => (stop.current = speak({ url, text, language, onDevice, onState: setState }))
  useEffect(() => {
    if (isPlayedAtOnce) stop.current = speak({ url, text, language, onDevice, onState: setState })
    return () => stop.current?.()
  }, [isPlayedAtOnce, url, text, language, onDevice])
  return (
    <div>
      <span className="hidden scripted:inline">
        <Button look="secondary" onClick={() => (isOn ? stop.current?.() : play())} aria-busy={state === 'loading'}>
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {isOn ? names.stop : names.play}
        </Button>
      </span>
      <noscript>
        {/* What is said is the question. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio controls preload="none" src={url} aria-label={names.play} className="listen-player" />
      </noscript>
      {state === 'failed' && (
        <p role="alert" className="mt-2 text-15 text-critical">
          {names.failed}
        </p>
      )}
    </div>
  )
}
