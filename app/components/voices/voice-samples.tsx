import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { voicesCopy } from '#app/config/copy/voices.ts'
import { VOICE_SAMPLES } from '#app/config/speech.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { findDeviceVoice, sayOnDevice } from '../player/audio/device-voice.ts'
import { useCopy } from '../shell/locale.ts'
import { SoundTrack } from '../sound/sound-track.tsx'
import { Button } from '../ui/button.tsx'

const LANGUAGES = ['en', 'tr'] as const

/** A voice of the server in both languages. Plays without JavaScript. */
export function ServerSamples({ choice }: { choice: 'natural' | 'basic' }) {
  const copy = useCopy(voicesCopy)
  return LANGUAGES.map((language) => (
    <div key={language} className="mt-2 max-w-md">
      <SoundTrack
        src={href('/api/audio/voices/:choice/:language', { choice, language })}
        label={`${copy.options[choice].label}: ${copy.sample[language]}`}
        caption={copy.sample[language]}
        language={language}
      />
    </div>
  ))
}

export type DeviceVoices = Record<Language, boolean>

/** For which languages the device has a voice of its own; undefined until that is known. */
export function useDeviceVoices(): DeviceVoices | undefined {
  const [voices, setVoices] = useState<DeviceVoices>()
  useEffect(() => {
    let isWanted = true
    async function look() {
      const [en, tr] = await Promise.all(LANGUAGES.map(findDeviceVoice))
      if (isWanted) setVoices({ en: en !== undefined, tr: tr !== undefined })
    }
    void look()
    return () => {
      isWanted = false
    }
  }, [])
  return voices
}

function DeviceSample({ language }: { language: Language }) {
  const copy = useCopy(voicesCopy)
  const say = () => {
    const words = { text: VOICE_SAMPLES[language], language }
    const ignore = () => undefined
    void sayOnDevice({ words, volume: 1, onStart: ignore, onProgress: ignore, signal: new AbortController().signal })
  }
  return (
    <Button look="secondary" onClick={say}>
      <Volume2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {copy.say[language]}
    </Button>
  )
}

/** The device's own voice in each language that it speaks. Only in the browser. */
export function DeviceSamples({ voices }: { voices: DeviceVoices }) {
  const copy = useCopy(voicesCopy)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {LANGUAGES.map((language) =>
        voices[language] ? (
          <DeviceSample key={language} language={language} />
        ) : (
          <p key={language} className="py-2 text-15 text-soft">
            {copy.missing[language]}
          </p>
        ),
      )}
    </div>
  )
}
