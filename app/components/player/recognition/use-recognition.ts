import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Language } from '#app/models/dialogues/language.ts'
import type { RecognitionChoice, RecognitionSupport } from './browser-recognition.ts'
import {
  detectRecognition,
  findRecognitionChoice,
  installRecognition,
  updateRecognitionChoice,
} from './browser-recognition.ts'
import { subscribeOwnedTexts } from '../../browser-storage/owned-text.ts'

export interface UseRecognition {
  /** By language; null until the browser has answered. */
  support: Readonly<Record<Language, RecognitionSupport>> | null
  choice: RecognitionChoice
  choose: (choice: RecognitionChoice) => void
  /** Downloads missing language packs; call it from a click. */
  install: () => void
  installing: 'no' | 'yes' | 'failed'
}

/** What the browser's speech recognition supports, and what the learner allows. */
export function useRecognition(): UseRecognition {
  const [support, setSupport] = useState<UseRecognition['support']>(null)
  const choice = useSyncExternalStore(subscribeOwnedTexts, findRecognitionChoice, () => 'unset' as const)
  const [installing, setInstalling] = useState<UseRecognition['installing']>('no')

  useEffect(() => {
    let isMounted = true
    async function detect() {
      const found = await detectBoth()
      if (isMounted) setSupport(found)
    }
    void detect()
    return () => {
      isMounted = false
    }
  }, [])
  const install = useCallback(async () => {
    setInstalling('yes')
    const { isComplete, found } = await installMissing()
    setInstalling(isComplete ? 'no' : 'failed')
    setSupport(found)
  }, [])
  return { support, choice, choose: updateRecognitionChoice, install: () => void install(), installing }
}

async function detectBoth(): Promise<Record<Language, RecognitionSupport>> {
  const [en, tr] = await Promise.all([detectRecognition('en'), detectRecognition('tr')])
  return { en, tr }
}

async function installMissing() {
  const before = await detectBoth()
  const languages = (['en', 'tr'] as const).filter((language) => before[language] === 'downloadable')
  const installed = await Promise.all(languages.map(installRecognition))
  return { isComplete: !installed.includes(false), found: await detectBoth() }
}
