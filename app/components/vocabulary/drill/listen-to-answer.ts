import { SPOKEN_ANSWER_MAX_MS } from '#app/config/vocabulary.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { planRecognition, type RecognitionSupport } from '#app/models/practice/recognition-plan.ts'
import { type RecognitionSession, startRecognition } from '../../player/recognition/browser-recognition.ts'
import { detectRecognition, findRecognitionChoice } from '../../player/recognition/recognition-support.ts'
import { startRecorder } from '../../player/recording/recorder.ts'
import { restMicrophone, takeMicrophone } from '../../player/recording/shared-microphone.ts'

/** An answer: recognised by the browser, or still to be recognised by the server. */
export type Said = { kind: 'words'; words: string } | { kind: 'recording'; blob: Blob }
/** What a listener ends with. */
export type Heard = Said | { kind: 'silent' } | { kind: 'failed' }

export interface Listening {
  /** Ends it; `onEnd` follows. */
  stop: () => void
  /** Ends it without `onEnd`. */
  cancel: () => void
}

/** How an answer said aloud can be heard. */
export type Ears =
  | { kind: 'browser'; mode: 'on-device' | 'remote' }
  | { kind: 'server' }
  | { kind: 'ask'; support: RecognitionSupport }
  | { kind: 'none' }

/**
 * How an answer in a language can be heard: by the browser where it is allowed (decision 037), or else by the server where it can.
 * `ask`: the browser could, and the learner has not answered yet.
 */
export async function findEars(options: { language: Language; hearsAnswers: boolean }): Promise<Ears> {
  const { language, hearsAnswers } = options
  const support = await detectRecognition(language)
  const choice = findRecognitionChoice()
  const mode = planRecognition({ support, choice })
  if (mode !== 'none') return { kind: 'browser', mode }
  if (hearsAnswers) return { kind: 'server' }
  return support !== 'unavailable' && choice === 'unset' ? { kind: 'ask', support } : { kind: 'none' }
}

type End = (heard: Heard) => void

function withLimit(listening: Listening): { listening: Listening; clear: () => void } {
  const timer = setTimeout(listening.stop, SPOKEN_ANSWER_MAX_MS)
  return { listening, clear: () => clearTimeout(timer) }
}

/** Listens with the browser's recogniser until silence or `stop`. Null if it cannot start. */
export function listenInBrowser(options: {
  language: Language
  mode: 'on-device' | 'remote'
  onEnd: End
}): Listening | null {
  const { language, mode, onEnd } = options
  let words = ''
  let isOver = false
  let hasFailed = false
  let limit: ReturnType<typeof withLimit> | undefined
  const finish = () => {
    if (isOver) return
    isOver = true
    limit?.clear()
    const kind = hasFailed ? 'failed' : 'silent'
    onEnd(words.trim() === '' ? { kind } : { kind: 'words', words: words.trim() })
  }
  const session = startRecognition({
    language,
    mode,
    onText: ({ final, interim }) => (words = `${final} ${interim}`),
    onFault: () => (hasFailed = true),
    onEnd: finish,
  })
  if (!session) return null
  async function stop(running: RecognitionSession): Promise<void> {
    words = await running.stop()
    finish()
  }
  limit = withLimit({
    stop: () => void stop(session),
    cancel: () => {
      isOver = true
      session.cancel()
    },
  })
  return limit.listening
}

/** Records until `stop`, or for as long as an answer may take. Never throws. */
export async function recordAnswer({ onEnd }: { onEnd: End }): Promise<Listening | null> {
  let isOver = false
  try {
    const { stream } = await takeMicrophone()
    const recorder = startRecorder({
      stream,
      onStart: () => undefined,
      onEnd: (end) => {
        limit.clear()
        restMicrophone()
        if (isOver) return
        onEnd(end.status === 'recorded' ? { kind: 'recording', blob: end.recording.blob } : { kind: 'silent' })
      },
    })
    const limit = withLimit({
      stop: recorder.stop,
      cancel: () => {
        isOver = true
        recorder.stop()
      },
    })
    return limit.listening
  } catch {
    return null
  }
}
