import { RECOGNITION_TAGS } from '#app/config/practice.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { RecognitionChoice, RecognitionSupport } from '#app/models/practice/recognition-plan.ts'
import { findOwnedText, saveOwnedText } from '../../browser-storage/owned-text.ts'
import { findRecognition } from './recognition-api.ts'

export function findRecognitionChoice(): RecognitionChoice {
  const stored = findOwnedText('recognition')
  return stored === 'off' || stored === 'on-device' || stored === 'vendor-allowed' ? stored : 'unset'
}

export function updateRecognitionChoice(choice: RecognitionChoice): void {
  saveOwnedText('recognition', choice === 'unset' ? null : choice)
}

/** What this browser offers for a language. Never throws. */
export async function detectRecognition(language: Language): Promise<RecognitionSupport> {
  const Recognition = findRecognition()
  if (!Recognition) return 'unavailable'
  if (!Recognition.available) return 'remote'
  try {
    const answer = await Recognition.available({ langs: [RECOGNITION_TAGS[language]], processLocally: true })
    if (answer === 'available') return 'on-device'
    return answer === 'downloadable' || answer === 'downloading' ? answer : 'remote'
  } catch {
    return 'remote'
  }
}

/** Downloads the language pack; browsers require a click. Resolves to whether it is available now. */
export async function installRecognition(language: Language): Promise<boolean> {
  try {
    const query = { langs: [RECOGNITION_TAGS[language]], processLocally: true }
    return (await findRecognition()?.install?.(query)) ?? false
  } catch {
    return false
  }
}
