import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { href } from 'react-router'
import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { useCopy } from '../shell/locale.ts'
import { playSpeech } from './speech-player.ts'

const LOOKS = {
  en: 'bg-english-wash text-english hover:bg-english hover:text-paper data-playing:bg-english data-playing:text-paper',
  tr: 'bg-turkish-wash text-turkish hover:bg-turkish hover:text-paper data-playing:bg-turkish data-playing:text-paper',
} as const

/** A word aloud: a button with script, the browser's own player without. */
export function ListenButton({ id, language, text }: { id: number; language: Language; text: string }) {
  const copy = useCopy(vocabularyCopy).speech
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle')
  const url = href('/api/vocabulary/:id/speech/:language', { id: String(id), language })

  async function listen() {
    setState('playing')
    try {
      await playSpeech(url)
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  const label = copy.listen[language](text)
  return (
    <>
      <button
        type="button"
        onClick={() => void listen()}
        aria-label={label}
        data-playing={state === 'playing' || undefined}
        className={`hidden size-11 shrink-0 items-center justify-center rounded-full transition-colors duration-150 ease-out scripted:inline-flex ${LOOKS[language]}`}
      >
        <Volume2 aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
      <noscript>
        {/* A single word, which stands beside it in writing. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio controls preload="none" src={url} aria-label={label} className="h-10 w-52 max-w-full" />
      </noscript>
      {state === 'failed' && (
        <span role="alert" className="basis-full text-13 text-critical">
          {copy.failed}
        </span>
      )}
    </>
  )
}
