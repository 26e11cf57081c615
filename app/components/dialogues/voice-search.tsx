import { Mic } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { voiceSearchCopy } from '#app/config/copy/voice-search.ts'
import { RECOGNITION_TAGS } from '#app/config/practice.ts'
import {
  planRecognition,
  type RecognitionMode,
  type RecognitionSupport,
} from '#app/models/practice/recognition-plan.ts'
import type { BrowserRecognition } from '../player/recognition/recognition-api.ts'
import { detectRecognition, findRecognitionChoice } from '../player/recognition/recognition-support.ts'
import { useCopy, useLocale } from '../shell/locale.ts'

const loadQuestion = () => import('../player/recognition/recognition-question.tsx')
const Question = lazy(async () => ({ default: (await loadQuestion()).RecognitionQuestion }))

/**
 * Searches by voice, using the browser's speech recognition. It asks first, where the learner has not
 * answered yet.
 */
export function VoiceSearch({ onHeard }: { onHeard: (words: string) => void }) {
  const copy = useCopy(voiceSearchCopy)
  const locale = useLocale()
  const running = useRef<BrowserRecognition>(undefined)
  const [isListening, setListening] = useState(false)
  const [asked, setAsked] = useState<RecognitionSupport | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function listen(): Promise<void> {
    const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition
    if (!Recognition) {
      // The browser's own dialog is intended here.
      // oxlint-disable-next-line no-alert
      window.alert(copy.unsupported)
      return
    }
    const support = await detectRecognition(locale)
    const mode = planRecognition({ support, choice: findRecognitionChoice() })
    setAsked(mode === 'none' ? support : null)
    if (mode !== 'none') start(new Recognition(), mode)
  }
  function start(recognition: BrowserRecognition, mode: RecognitionMode): void {
    running.current = recognition
    recognition.lang = RECOGNITION_TAGS[locale]
    if (mode === 'on-device') recognition.processLocally = true
    recognition.addEventListener('result', ({ results }) => {
      const words = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')
      onHeard(words.trim().replace(/[.!?]+$/u, ''))
    })
    recognition.addEventListener('error', () => setListening(false))
    recognition.addEventListener('end', () => setListening(false))
    setListening(true)
    recognition.start()
  }
  async function allow(support: RecognitionSupport): Promise<void> {
    const { acceptRecognition } = await loadQuestion()
    setAsked(null)
    if (await acceptRecognition({ support, language: locale })) await listen()
  }

  return (
    <>
      <button
        type="button"
        aria-label={copy.start}
        aria-pressed={isListening}
        onClick={() => (isListening ? running.current?.stop() : void listen())}
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
      {asked && (
        <div className="absolute top-full left-0 mt-1 rounded-control bg-raised px-2 shadow-raised">
          <Suspense fallback={null}>
            <Question support={asked} onAllow={() => void allow(asked)} onClose={() => setAsked(null)} />
          </Suspense>
        </div>
      )}
    </>
  )
}
