import { Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { practiceListCopy } from '#app/config/copy/practice-list.ts'
import { RECOGNITION_TAGS } from '#app/config/practice.ts'
import type { BrowserRecognition } from '../player/recognition/recognition-api.ts'
import { useCopy, useLocale } from '../shell/locale.ts'

/** Searches by voice, using the browser's speech recognition. Each press starts it. */
export function VoiceSearch({ onHeard }: { onHeard: (words: string) => void }) {
  const copy = useCopy(practiceListCopy).voice
  const locale = useLocale()
  const running = useRef<BrowserRecognition>(undefined)
  const [isListening, setListening] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  function listen(): void {
    const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition
    if (!Recognition) {
      // The browser's own dialog is intended here.
      // oxlint-disable-next-line no-alert
      window.alert(copy.unsupported)
      return
    }
    const recognition = new Recognition()
    running.current = recognition
    recognition.lang = RECOGNITION_TAGS[locale]
    recognition.addEventListener('result', ({ results }) => {
      const words = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')
      onHeard(words.trim().replace(/[.!?]+$/u, ''))
    })
    recognition.addEventListener('error', () => setListening(false))
    recognition.addEventListener('end', () => setListening(false))
    setListening(true)
    recognition.start()
  }

  return (
    <>
      <button
        type="button"
        aria-label={copy.start}
        aria-pressed={isListening}
        onClick={() => (isListening ? running.current?.stop() : listen())}
        className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-control text-soft hover:text-accent aria-pressed:text-critical"
      >
        <Mic aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
      <span
        role="status"
        className={
          isListening
            ? 'absolute top-full left-0 mt-1 rounded-control bg-raised px-2 text-13 text-soft shadow-raised'
            : 'sr-only'
        }
      >
        {isListening ? copy.listening : ''}
      </span>
    </>
  )
}
