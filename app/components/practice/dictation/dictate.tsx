import { lazy, Suspense } from 'react'
import type { Language } from '#app/models/dialogues/language.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { findRecognition } from '../../player/recognition/recognition-api.ts'

const Dictation = lazy(async () => ({ default: (await import('./dictation.tsx')).Dictation }))

export interface DictateProps {
  /** Id of the text field. */
  fieldId: string
  /** Id of the element that names the segment. */
  aboutId: string
  language: Language
}

/** Dictation for a text field, where the browser supports speech recognition; renders nothing elsewhere. */
export function Dictate(props: DictateProps) {
  const isHydrated = useHydrated()
  if (!isHydrated || !findRecognition()) return null
  return (
    <Suspense fallback={null}>
      <Dictation {...props} />
    </Suspense>
  )
}
