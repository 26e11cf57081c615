import { RECOGNITION_FINAL_WAIT_MS, RECOGNITION_MAX_RESTARTS, RECOGNITION_TAGS } from '#app/config/practice.ts'
import { findOwnedText, saveOwnedText } from '../../browser-storage/owned-text.ts'
import type { BrowserRecognition, RecognitionResultEvent } from './recognition-api.ts'
import { findRecognition } from './recognition-api.ts'

export type RecognitionLanguage = keyof typeof RECOGNITION_TAGS
/** `remote`: only by sending the voice to the browser's vendor. */
export type RecognitionSupport = 'unavailable' | 'downloadable' | 'on-device' | 'remote'
/** The learner's consent. Without it, only on-device recognition is used. */
export type RecognitionChoice = 'unset' | 'off' | 'vendor-allowed'
export type RecognitionMode = 'none' | 'on-device' | 'remote'

export function findRecognitionChoice(): RecognitionChoice {
  const stored = findOwnedText('recognition')
  return stored === 'off' || stored === 'vendor-allowed' ? stored : 'unset'
}

export function updateRecognitionChoice(choice: RecognitionChoice): void {
  saveOwnedText('recognition', choice === 'unset' ? null : choice)
}

/** Which recognition may run: no voice is sent to a browser's vendor without the learner's consent. */
export function planRecognition(options: { support: RecognitionSupport; choice: RecognitionChoice }): RecognitionMode {
  if (options.choice === 'off') return 'none'
  if (options.support === 'on-device') return 'on-device'
  const canSend = options.support === 'remote' || options.support === 'downloadable'
  return canSend && options.choice === 'vendor-allowed' ? 'remote' : 'none'
}

/** What this browser offers for a language. Never throws. */
export async function detectRecognition(language: RecognitionLanguage): Promise<RecognitionSupport> {
  const Recognition = findRecognition()
  if (!Recognition) return 'unavailable'
  if (!Recognition.available) return 'remote'
  try {
    const answer = await Recognition.available({ langs: [RECOGNITION_TAGS[language]], processLocally: true })
    if (answer === 'available') return 'on-device'
    return answer === 'downloadable' || answer === 'downloading' ? 'downloadable' : 'remote'
  } catch {
    return 'remote'
  }
}

/** Downloads the language pack; browsers require a click. Resolves to whether it is available now. */
export async function installRecognition(language: RecognitionLanguage): Promise<boolean> {
  try {
    const query = { langs: [RECOGNITION_TAGS[language]], processLocally: true }
    return (await findRecognition()?.install?.(query)) ?? false
  } catch {
    return false
  }
}

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
  language: RecognitionLanguage
  mode: Exclude<RecognitionMode, 'none'>
  /** The track being recorded, if the two run together. */
  track?: MediaStreamTrack
  onText?: (text: { final: string; interim: string }) => void
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
    if (error !== 'no-speech') restarts = RECOGNITION_MAX_RESTARTS
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
  if (!begin(recognition, track)) return null
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
