import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { voicesCopy } from '#app/config/copy/voices.ts'
import { VOICE_SAMPLES } from '#app/config/speech.ts'
import { findDeviceVoice, sayOnDevice } from '../player/audio/device-voice.ts'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'

const LANGUAGES = ['en', 'tr'] as const

/** A voice of the server in both languages. Plays without JavaScript. */
export function ServerSamples({ choice }: { choice: 'natural' | 'basic' }) {
  const copy = useCopy(voicesCopy)
  return LANGUAGES.map((language) => (
    <figure key={language} className="mt-2">
      <figcaption className="text-13 font-semibold text-soft">{copy.sample[language]}</figcaption>
      <audio
        controls
        preload="none"
        src={href('/api/audio/voices/:choice/:language', { choice, language })}
        aria-label={`${copy.options[choice].label}: ${copy.sample[language]}`}
        className="mt-1 w-full max-w-md"
      />
    </figure>
  ))
}

function DeviceSample({ language }: { language: 'en' | 'tr' }) {
  const copy = useCopy(voicesCopy)
  const [hasVoice, setHasVoice] = useState<boolean>()
  useEffect(() => {
    let isWanted = true
    async function look() {
      const voice = await findDeviceVoice(language)
      if (isWanted) setHasVoice(voice !== undefined)
    }
    void look()
    return () => {
      isWanted = false
    }
  }, [language])
  if (hasVoice === false) return <p className="min-h-11 py-2 text-15 text-soft">{copy.missing[language]}</p>
  const say = () => {
    const words = { text: VOICE_SAMPLES[language], language }
    const ignore = () => undefined
    void sayOnDevice({ words, volume: 1, onStart: ignore, onProgress: ignore, signal: new AbortController().signal })
  }
  return (
    <Button look="secondary" disabled={hasVoice === undefined} onClick={say}>
      <Volume2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {copy.say[language]}
    </Button>
  )
}

/** The device's own voice in both languages, where it has one. Only in the browser. */
export function DeviceSamples() {
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {LANGUAGES.map((language) => (
        <DeviceSample key={language} language={language} />
      ))}
    </div>
  )
}
