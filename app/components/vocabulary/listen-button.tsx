import { createContext, use, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { type WordRef, wordKey } from '#app/models/vocabulary/word-ref.ts'
import { useCopy } from '../shell/locale.ts'
import { speak, type SpeechState } from './speech-player.ts'

/** Whether the learner prefers the device's own voice. Guests have only that. */
export const OnDeviceContext = createContext<boolean | 'only'>(false)

/** Plays a word. */
export function ListenButton({ word, language, text }: { word: WordRef; language: Language; text: string }) {
  const url = href('/api/vocabulary/:word/speech/:language', { word: wordKey(word), language })
  return <SpeechButton url={url} language={language} text={text} />
}

/**
 * Plays what is printed next to it: with script a button, which also stops it; without, the browser's own player.
 *
 * @param url of the server's voice.
 */
export function SpeechButton({ url, language, text }: { url: string; language: Language; text: string }) {
  const copy = useCopy(vocabularyCopy).speech
  const [state, setState] = useState<SpeechState>('idle')
  const onDevice = use(OnDeviceContext)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const isOn = state === 'loading' || state === 'playing'
  const isOnly = onDevice === 'only'
  const source = { url: isOnly ? null : url, text, language, onDevice: onDevice !== false }
  const listen = () => (stop.current = speak({ ...source, onState: setState }))
  return (
    <>
      <button
        type="button"
        onClick={() => (isOn ? stop.current?.() : listen())}
        aria-label={(isOn ? copy.stop : copy.listen[language])(text)}
        aria-busy={state === 'loading' || undefined}
        data-state={isOn ? state : undefined}
        className={`listen listen-${language}`}
      >
        {/* One shared icon for hundreds of buttons. */}
        <svg aria-hidden="true">
          <use href={`/listen.svg#${isOn ? 'stop' : 'listen'}`} />
        </svg>
      </button>
      {!isOnly && (
        <noscript>
          {/* Its words are printed next to it. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <audio controls preload="none" src={url} aria-label={copy.listen[language](text)} className="listen-player" />
        </noscript>
      )}
      {state === 'failed' && (
        <span role="alert" className="basis-full text-13 text-critical">
          {copy.failed}
        </span>
      )}
    </>
  )
}
