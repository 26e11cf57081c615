import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { microphoneCopy } from '#app/config/copy/microphone.ts'
import { wordsBoxCopy } from '#app/config/copy/words-box.ts'
import { planRecognition, type RecognitionSupport } from '#app/models/practice/recognition-plan.ts'
import { useCopy } from '../../shell/locale.ts'
import { Button } from '../../ui/button.tsx'
import type { DictateProps } from './dictate.tsx'
import { startDictation } from './start-dictation.ts'
import { acceptRecognition, RecognitionQuestion } from '../../player/recognition/recognition-question.tsx'
import { detectRecognition, findRecognitionChoice } from '../../player/recognition/recognition-support.ts'

type State =
  | { status: 'idle' | 'listening' | 'silent' | 'installing' | 'not-installed' }
  /** Recognition never starts before the learner has consented. */
  | { status: 'asking'; support: RecognitionSupport }

/** Dictation into a text box. It only appends, and typing ends it. */
export function Dictation({ fieldId, aboutId, language }: DictateProps) {
  const copy = useCopy(wordsBoxCopy).dictation
  const recognition = useCopy(microphoneCopy).recognition
  const [state, setState] = useState<State>({ status: 'idle' })
  const dictation = useRef<{ stop: () => void } | null>(null)
  useEffect(() => () => dictation.current?.stop(), [])

  async function begin(): Promise<void> {
    const support = await detectRecognition(language)
    const mode = planRecognition({ support, choice: findRecognitionChoice() })
    if (mode === 'none') {
      setState({ status: 'asking', support })
      return
    }
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLTextAreaElement)) return
    dictation.current = startDictation({
      field,
      language,
      mode,
      onEnd: ({ hasHeard }) => setState({ status: hasHeard ? 'idle' : 'silent' }),
    })
    setState({ status: dictation.current ? 'listening' : 'silent' })
  }
  async function allow(support: RecognitionSupport): Promise<void> {
    if (support === 'downloadable') setState({ status: 'installing' })
    if (await acceptRecognition({ support, language })) await begin()
    else setState({ status: 'not-installed' })
  }

  const isListening = state.status === 'listening'
  const Icon = isListening ? Square : Mic
  const name = isListening ? copy.stop : copy.start
  return (
    <>
      <Button
        look="quiet"
        onClick={isListening ? () => dictation.current?.stop() : () => void begin()}
        aria-describedby={aboutId}
      >
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {name}
      </Button>
      {state.status === 'asking' ? (
        <RecognitionQuestion
          support={state.support}
          onAllow={() => void allow(state.support)}
          onClose={() => setState({ status: 'idle' })}
        />
      ) : (
        <p role="status" className="basis-full text-15 text-soft">
          {state.status === 'listening' && copy.listening}
          {state.status === 'silent' && copy.silent}
          {state.status === 'installing' && recognition.installing(0, 1)}
          {state.status === 'not-installed' && copy.notInstalled}
        </p>
      )}
    </>
  )
}
