import { RECOGNITION_FINAL_WAIT_MS, RECOGNITION_MAX_RESTARTS, RECOGNITION_TAGS } from '#app/config/practice.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { RecognitionFault, RecognitionMode } from '#app/models/practice/recognition-plan.ts'
import type { BrowserRecognition, RecognitionResultEvent } from './recognition-api.ts'
import { findRecognition } from './recognition-api.ts'

/** Phones cannot share a microphone well between recorder and recogniser, so there the learner dictates afterwards. */
export function canRecogniseWhileRecording(device: { userAgent: string; maxTouchPoints: number }): boolean {
  const isPhone = /Android|iPhone|iPad|Mobile/.test(device.userAgent)
  // iPads identify as Macs.
  const isIpad = device.userAgent.includes('Macintosh') && device.maxTouchPoints > 1
  return !isPhone && !isIpad
}

export interface RecognitionSession {
  /** Stops listening, after a short wait for the last words. Resolves to the text, '' if nothing was understood. */
  stop: () => Promise<string>
  cancel: () => void
}

interface RecognitionOptions {
  language: Language
  mode: Exclude<RecognitionMode, 'none'>
  /** The track being recorded, if the two run together. */
  track?: MediaStreamTrack
  onText?: (text: { final: string; interim: string }) => void
  /** It will hear nothing more; the words so far are kept. */
  onFault?: (fault: RecognitionFault) => void
  /** It ended on its own: silence, or the browser gave up. Not called after `stop`. */
  onEnd?: () => void
}

/** Listens until `stop`, restarting if the browser stops early. Null if it cannot start. Never throws. */
export function startRecognition(options: RecognitionOptions): RecognitionSession | null {
  const Recognition = findRecognition()
  if (!Recognition) return null
  const recognition = new Recognition()
  const { language, mode, track, onText } = options
  let earlier = ''
  let heard = { final: '', interim: '' }
  let restarts = 0
  let isWanted = true
  let hasEnded = false
  let settle: (() => void) | undefined
  const wholeText = () => [earlier, heard.final, heard.interim].filter((part) => part !== '').join(' ')

  recognition.lang = RECOGNITION_TAGS[language]
  recognition.continuous = track !== undefined
  recognition.interimResults = true
  if (mode === 'on-device') recognition.processLocally = true
  recognition.addEventListener('result', (event) => {
    heard = textOf(event)
    onText?.({ final: [earlier, heard.final].filter(Boolean).join(' '), interim: heard.interim })
  })
  // Silence is the only error worth a restart.
  recognition.addEventListener('error', ({ error }) => {
    if (error === 'no-speech') return
    restarts = RECOGNITION_MAX_RESTARTS
    if (isWanted && error !== 'aborted') options.onFault?.(recognitionFaultOf(error))
  })
  recognition.addEventListener('end', () => {
    earlier = wholeText()
    heard = { final: '', interim: '' }
    const mayRestart = isWanted && track?.readyState === 'live' && restarts < RECOGNITION_MAX_RESTARTS
    restarts += 1
    if (mayRestart && begin(recognition, track)) return
    hasEnded = true
    settle?.()
    if (isWanted) options.onEnd?.()
  })
  if (!begin(recognition, track)) {
    options.onFault?.('failed')
    return null
  }
  return {
    stop: async () => {
      isWanted = false
      if (!hasEnded) await endWithin(recognition, (done) => (settle = done))
      return wholeText()
    },
    cancel: () => {
      isWanted = false
      recognition.abort()
    },
  }
}

/** What an error of the browser's recognition means. */
export function recognitionFaultOf(error: string): RecognitionFault {
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'refused'
  return error === 'network' ? 'network' : 'failed'
}

/** The text of one result list, final and interim separately, with whitespace normalised. */
export function textOf({ results }: RecognitionResultEvent): { final: string; interim: string } {
  const parts = Array.from(results)
  const join = (isFinal: boolean) =>
    parts
      .filter((part) => part.isFinal === isFinal)
      .map((part) => part[0]?.transcript.trim() ?? '')
      .filter((text) => text !== '')
      .join(' ')
  return { final: join(true), interim: join(false) }
}

function begin(recognition: BrowserRecognition, track: MediaStreamTrack | undefined): boolean {
  try {
    if (track) recognition.start(track)
    else recognition.start()
    return true
  } catch {
    return false
  }
}

async function endWithin(recognition: BrowserRecognition, onSettle: (done: () => void) => void): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, RECOGNITION_FINAL_WAIT_MS)
    onSettle(() => {
      clearTimeout(timer)
      resolve()
    })
    recognition.stop()
  })
}
