import { useEffect, useRef, useState } from 'react'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import type { DrillQuestion, HeardAnswer } from '#app/models/vocabulary/drill/question.ts'
import type { RecognitionSupport } from '#app/models/practice/recognition-plan.ts'
import { acceptRecognition } from '../../player/recognition/recognition-question.tsx'
import { type Ears, findEars, type Heard, type Listening, listenInBrowser, recordAnswer } from './listen-to-answer.ts'
import { sendHeard } from './send-heard.ts'

/** `idle`: waits for the learner. `revealed`: the answer is shown, with what was heard of theirs, if anything. */
type State =
  | { kind: 'idle'; trouble?: 'silent' | 'failed' | 'notInstalled' }
  | { kind: 'asking'; support: RecognitionSupport }
  | { kind: 'listening' | 'reading' }
  | { kind: 'revealed'; heard: HeardAnswer | null }

/** An answer that is said aloud: heard where something can hear it, and shown when the learner wants. */
export function useSpokenAnswer({ question, hearsAnswers }: { question: DrillQuestion; hearsAnswers: boolean }) {
  const { key: word, direction } = question
  const { answered: language } = languagesOf(direction)
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [ears, setEars] = useState<Ears>({ kind: 'none' })
  const listening = useRef<Listening>(null)

  useEffect(() => {
    let isGone = false
    void findEars({ language, hearsAnswers }).then((found) => !isGone && setEars(found))
    return () => {
      isGone = true
      listening.current?.cancel()
    }
  }, [language, hearsAnswers])

  async function take(heard: Heard): Promise<void> {
    listening.current = null
    if (heard.kind === 'silent' || heard.kind === 'failed') {
      setState({ kind: 'idle', trouble: heard.kind })
      return
    }
    setState({ kind: 'reading' })
    const answer = await sendHeard({ word, direction, heard })
    if (!answer) setState({ kind: 'idle', trouble: 'failed' })
    else if (answer.heard === '') setState({ kind: 'idle', trouble: 'silent' })
    else setState({ kind: 'revealed', heard: answer })
  }
  const onEnd = (heard: Heard) => void take(heard)

  async function listen(by: Ears): Promise<void> {
    if (by.kind === 'none') return
    if (by.kind === 'ask') {
      setState({ kind: 'asking', support: by.support })
      return
    }
    setState({ kind: 'listening' })
    listening.current =
      by.kind === 'browser' ? listenInBrowser({ language, mode: by.mode, onEnd }) : await recordAnswer({ onEnd })
    if (!listening.current) setState({ kind: 'idle', trouble: 'failed' })
  }
  async function allow(support: RecognitionSupport): Promise<void> {
    const isReady = await acceptRecognition({ support, language })
    const found = await findEars({ language, hearsAnswers })
    setEars(found)
    if (isReady) await listen(found)
    else setState({ kind: 'idle', trouble: 'notInstalled' })
  }
  return {
    state,
    canListen: ears.kind !== 'none',
    listen: () => void listen(ears),
    stop: () => listening.current?.stop(),
    allow: (support: RecognitionSupport) => void allow(support),
    decline: () => setState({ kind: 'idle' }),
    reveal: () => {
      listening.current?.cancel()
      setState({ kind: 'revealed', heard: null })
    },
  }
}
