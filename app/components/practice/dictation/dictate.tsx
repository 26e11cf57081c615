import { lazy, Suspense } from 'react'
import type { Language } from '#app/models/dialogues/language.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { findRecognition } from '../../player/recognition/recognition-api.ts'

const Dictation = lazy(async () => ({ default: (await import('./dictation.tsx')).Dictation }))

export interface DictateProps {
  /** Of the text field that takes the words. */
  fieldId: string
  /** The id of what says which segment it is about. */
  aboutId: string
  language: Language
}

/** Dictation beside a text field, where the browser recognises speech; nothing elsewhere. */
export function Dictate(props: DictateProps) {
  const isHydrated = useHydrated()
  if (!isHydrated || !findRecognition()) return null
  return (
    <Suspense fallback={null}>
      <Dictation {...props} />
    </Suspense>
  )
}
