import { useEffect, useSyncExternalStore } from 'react'
import {
  type RecognitionChoice,
  type RecognitionOutlook,
  recognitionOutlook,
} from '#app/models/practice/recognition-plan.ts'
import { subscribeOwnedTexts } from '../../browser-storage/owned-text.ts'
import { canRecogniseWhileRecording } from './browser-recognition.ts'
import { followSupport, recognitionStatus, subscribeRecognition, unknownRecognition } from './recognition-store.ts'
import { findRecognitionChoice } from './recognition-support.ts'

export interface UseRecognition {
  /** Null until the browser has answered. */
  outlook: RecognitionOutlook | null
  choice: RecognitionChoice
}

/** What this browser will do with the next recordings, and what the learner allows. */
export function useRecognition(): UseRecognition {
  const choice = useSyncExternalStore(subscribeOwnedTexts, findRecognitionChoice, () => 'unset' as const)
  const { support, install, fault } = useSyncExternalStore(subscribeRecognition, recognitionStatus, unknownRecognition)
  useEffect(followSupport, [])
  const isPhone = support !== null && !canRecogniseWhileRecording(navigator)
  return { outlook: support && recognitionOutlook({ support, choice, install, fault, isPhone }), choice }
}
