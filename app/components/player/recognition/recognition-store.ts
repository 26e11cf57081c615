import { RECOGNITION_LOOK_MS } from '#app/config/practice.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { RecognitionFault, RecognitionInstall, SupportByLanguage } from '#app/models/practice/recognition-plan.ts'
import { createSignal } from '../session/signal.ts'
import { detectRecognition, installRecognition } from './recognition-support.ts'

/** What the page knows about the browser's recognition. A download goes on while the learner opens the player. */
export interface RecognitionStatus {
  /** Null until the browser has answered. */
  support: SupportByLanguage | null
  install: RecognitionInstall
  /** Of the last recognition; null once one works again. */
  fault: RecognitionFault | null
}

const UNKNOWN: RecognitionStatus = { support: null, install: 'no', fault: null }
let status = UNKNOWN
const changed = createSignal<null>()

export const subscribeRecognition = (listener: () => void) => changed.subscribe(listener)
export const recognitionStatus = () => status
export const unknownRecognition = () => UNKNOWN

function update(change: Partial<RecognitionStatus>): void {
  status = { ...status, ...change }
  changed.emit(null)
}

export function reportRecognition(fault: RecognitionFault | null): void {
  if (status.fault !== fault) update({ fault })
}

/** Asks the browser what it supports. Returns the function that stops following a download of the browser's own. */
export function followSupport(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  async function look(): Promise<void> {
    const support = await detectBoth()
    if (isOver) return
    update({ support })
    if (status.install === 'no' && Object.values(support).includes('downloading')) {
      timer = setTimeout(() => void look(), RECOGNITION_LOOK_MS)
    }
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Downloads the missing language packs; call it from a click. Never rejects. */
export async function installMissing(): Promise<void> {
  const { support, install } = status
  if (!support || typeof install === 'object') return
  const missing = (['en', 'tr'] as const).filter((language) => support[language] === 'downloadable')
  const count = missing.length
  let done = 0
  update({ install: { done, count }, fault: null })
  async function fetchPack(language: Language): Promise<boolean> {
    const isInstalled = await installRecognition(language)
    if (isInstalled) update({ install: { done: (done += 1), count } })
    return isInstalled
  }
  const answers = await Promise.all(missing.map(fetchPack))
  update({ install: answers.includes(false) ? 'failed' : 'no', support: await detectBoth() })
}

async function detectBoth(): Promise<SupportByLanguage> {
  const [en, tr] = await Promise.all([detectRecognition('en'), detectRecognition('tr')])
  return { en, tr }
}
